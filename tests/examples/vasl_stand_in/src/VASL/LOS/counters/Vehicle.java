package VASL.LOS.counters;

import VASL.LOS.Map.Location;

public class Vehicle extends Counter {
    public Vehicle(String name, Location location) {}
}
