package conformance;

import VASL.LOS.Map.Hex;
import VASL.LOS.Map.LOSResult;
import VASL.LOS.Map.Location;
import VASL.LOS.Map.Map;
import VASL.LOS.Map.Terrain;
import VASL.LOS.VASLGameInterface;
import VASL.LOS.counters.Smoke;
import VASL.LOS.counters.Vehicle;
import java.util.HashMap;

/** A position painted in one way, with its counters, and what VASL's engine says of LOS on it. */
final class Board {
    private static final int SMOKE_HEIGHT = 2;

    /** What was done since the start: maps and LOS, and the nanoseconds that took; told at the end. */
    static long maps, brushing, looks, looking;

    /** What VASL says: the Hindrance it met, and place and reason if the LOS is blocked. */
    record Sight(boolean clear, int hindrance, String blockedAt, String why) {
        boolean like(Sight other) {
            return clear == other.clear && (!clear || hindrance == other.hindrance);
        }

        boolean better(Sight other) {
            return clear == other.clear ? hindrance < other.hindrance : clear;
        }

        @Override
        public String toString() {
            return clear ? "clear +" + hindrance : "blocked";
        }
    }

    private final Painting painting;
    private final Position position;
    private final HashMap<String, Terrain> chart;
    private final Layout layout;
    private final Map map;
    private final VASLGameInterface counters = new VASLGameInterface();
    private final HashMap<Position.End, Location> locations = new HashMap<>();

    Board(Position position, Painting painting, HashMap<String, Terrain> chart) {
        long start = System.nanoTime();
        this.painting = painting;
        this.position = position;
        this.chart = chart;
        layout = position.layout(painting);
        map = Painter.paint(position, painting, layout, chart);
        position.hexes.forEach((hex, ground) -> {
            Hex there = hex(hex);
            if (ground.smoke() > 0) {
                counters.add(there, new Smoke("Smoke", there.getCenterLocation(), SMOKE_HEIGHT, ground.smoke()));
            }
        });
        for (Point hull : position.hulls) counters.add(hex(hull), new Vehicle("hull", hex(hull).getCenterLocation()));
        maps++;
        brushing += System.nanoTime() - start;
    }

    String name() {
        return painting.name();
    }

    Sight sight(Position.End from, Position.End to) {
        LOSResult result = new LOSResult();
        long start = System.nanoTime();
        map.LOS(location(from), false, location(to), false, result, counters);
        looks++;
        looking += System.nanoTime() - start;
        int hindrance = result.getHindrance();
        if (!result.isBlocked()) return new Sight(true, hindrance, "", "");
        java.awt.Point at = result.getBlockedAtPoint();
        boolean hexside = map.getGridTerrain(at.x, at.y).isHexsideTerrain();
        String place = new Place(position, layout).name(from.point(), to.point(), at.x, at.y, hexside);
        return new Sight(false, hindrance, place, result.getReason());
    }

    private Hex hex(Point centre) {
        return map.getHex(layout.column(centre), layout.row(centre));
    }

    private Location location(Position.End end) {
        return locations.computeIfAbsent(end, this::newLocation);
    }

    /** A Location of VASL's, made as its game interface does: by level, or as an entrenchment. */
    private Location newLocation(Position.End end) {
        if (!end.centre()) return hex(end.hex()).getHexsideLocation(layout.vertex(end.hex(), end.point()));
        Location centre = hex(end.hex()).getCenterLocation();
        if (end.entrenched()) {
            Location beneath = new Location(centre);
            beneath.setTerrain(chart.get("Foxholes"));
            beneath.setUpLocation(centre);
            centre.setDownLocation(beneath);
            return beneath;
        }
        if (end.above() == 0) return centre;
        Location top = centre;
        while (top.getUpLocation() != null) {
            top = top.getUpLocation();
            if (top.getBaseHeight() == end.above() && !top.getTerrain().isRooftop()) return top;
        }
        Location level = new Location(centre);
        level.setDepressionTerrain(null);
        level.setBaseHeight(end.above());
        level.setDownLocation(top);
        top.setUpLocation(level);
        return level;
    }
}
