package conformance;

import VASL.LOS.Map.Hex;
import VASL.LOS.Map.Location;
import VASL.LOS.Map.Map;
import VASL.LOS.Map.Terrain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** A scene on a VASL map, and the Locations that VASL's game interface would make there. */
final class Painted {
    final Layout layout;
    final Map map;
    private final HashMap<String, Terrain> chart;
    private final HashMap<End, Location> locations = new HashMap<>();
    private final List<Runnable> undo = new ArrayList<>();

    Painted(Scene scene, HashMap<String, Terrain> chart) {
        this.chart = chart;
        layout = new Layout(scene.painting(), scene.extent());
        map = Painter.paint(scene, layout, chart);
    }

    long pixels() {
        return (long) map.getGridWidth() * map.getGridHeight();
    }

    /** The hex with that centre; null if it is not on the map. */
    Hex hex(Point centre) {
        return layout.holds(centre) ? map.getHex(layout.column(centre), layout.row(centre)) : null;
    }

    /** Takes away the Locations made for another position on this ground. */
    void clear() {
        for (int i = undo.size(); i-- > 0; ) undo.get(i).run();
        undo.clear();
        locations.clear();
    }

    Location location(End end) {
        return locations.computeIfAbsent(end, this::newLocation);
    }

    /** A Location of VASL's, made as its game interface does: by level, or as an entrenchment. */
    private Location newLocation(End end) {
        if (!end.centre()) return hex(end.hex()).getHexsideLocation(layout.vertex(end.hex(), end.point()));
        Location centre = hex(end.hex()).getCenterLocation();
        if (end.entrenched()) {
            Location beneath = new Location(centre), before = centre.getDownLocation();
            beneath.setTerrain(chart.get("Foxholes"));
            beneath.setUpLocation(centre);
            centre.setDownLocation(beneath);
            undo.add(() -> centre.setDownLocation(before));
            return beneath;
        }
        if (end.above() == 0) return centre;
        Location top = centre;
        while (top.getUpLocation() != null) {
            top = top.getUpLocation();
            if (top.getBaseHeight() == end.above() && !top.getTerrain().isRooftop()) return top;
        }
        Location level = new Location(centre), highest = top;
        level.setDepressionTerrain(null);
        level.setBaseHeight(end.above());
        level.setDownLocation(highest);
        highest.setUpLocation(level);
        undo.add(() -> highest.setUpLocation(null));
        return level;
    }
}
