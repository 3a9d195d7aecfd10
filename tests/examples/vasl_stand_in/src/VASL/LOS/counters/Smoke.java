package VASL.LOS.counters;

import VASL.LOS.Map.Location;

public class Smoke extends Counter {
    public Smoke(String name, Location location, int height, int hindrance) {}
}
