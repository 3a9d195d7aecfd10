package VASL.LOS;

import VASL.LOS.Map.Hex;
import VASL.LOS.Map.Terrain;
import VASL.LOS.counters.OBA;
import VASL.LOS.counters.Smoke;
import VASL.LOS.counters.Vehicle;
import java.util.HashMap;
import java.util.HashSet;

/**
 * Our stand-in for the class of this name, which needs the GUI: the counters that the LOS engine asks for, put
 * there by the adapter. It has no terrain counters and no OBA.
 */
public final class VASLGameInterface {
    private final HashMap<Hex, HashSet<Smoke>> smoke = new HashMap<>();
    private final HashMap<Hex, HashSet<Vehicle>> vehicles = new HashMap<>();

    public void add(Hex hex, Smoke counter) {
        smoke.computeIfAbsent(hex, h -> new HashSet<>()).add(counter);
    }

    public void add(Hex hex, Vehicle counter) {
        vehicles.computeIfAbsent(hex, h -> new HashSet<>()).add(counter);
    }

    public HashSet<Smoke> getSmoke(Hex hex) {
        return smoke.get(hex);
    }

    public HashSet<Vehicle> getVehicles(Hex hex) {
        return vehicles.get(hex);
    }

    public Terrain getTerrain(Hex hex) {
        return null;
    }

    public HashSet<OBA> getOBA() {
        return new HashSet<>();
    }
}
