package conformance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A position of the protocol in VASL's words. What VASL does not know somewhere on the board matters only to a LOS
 * that comes near: it is kept as a trouble, and the LOS asks for it.
 */
final class Position {
    private static final List<String> READ = List.of(
            "board", "columns", "rows", "phase", "ending", "turn_of", "turn", "month", "date", "weather", "water",
            "ssr", "sides", "hexes", "hexsides", "units", "counters");
    private static final Map<String, Map<String, String>> SSR = Map.of(
            "all hedges are bocage", Map.of("Hedge", "Bocage"),
            "all walls and hedges are bocage", Map.of("Hedge", "Bocage", "Wall", "Bocage"),
            "walls/hedges are cactus hedges", Map.of("Hedge", "Cactus Hedge", "Wall", "Cactus Hedge"),
            "at_ditch", Map.of());
    /** Something VASL does not know, and where: a LOS that comes within so many pixels of it is Unsupported. */
    private record Trouble(double x, double y, double reach, String missing) {}

    private static final Pattern DATE = Pattern.compile("\\d{4}-(0[1-9]|1[0-2])-\\d{2}");
    private static final double REACH_OF_HEX = 45, REACH_OF_HEXSIDE = 30;

    final Map<Point, Ground> hexes = new HashMap<>();
    final List<Wall> walls = new ArrayList<>();
    final Pieces pieces;

    private final List<Trouble> troubles = new ArrayList<>();
    private final Map<String, String> changed = new HashMap<>();
    private Extent extent = Extent.NONE;

    /** Reads a position; throws Unsupported if something changes all of the board in a way VASL does not know. */
    Position(Map<String, Object> json) {
        Fields.only(json, READ, "the position");
        Fields.oneOf(json, "weather", List.of("", "clear", "overcast"));
        for (String ssr : Fields.texts(json, "ssr")) {
            if (!SSR.containsKey(ssr)) throw new Unsupported("SSR " + ssr);
            changed.putAll(SSR.get(ssr));
        }
        readHexes(json);
        Fields.table(json, "hexsides").forEach(this::readHexside);
        pieces = new Pieces(this, json);
    }

    private void readHexes(Map<String, Object> json) {
        int month = month(json);
        String water = Fields.text(json, "water");
        boolean tidal = Fields.table(json, "hexes").values().stream().anyMatch(hex -> waterOfDepth(hex, water));
        Fields.table(json, "hexes").forEach((name, hex) -> {
            Point centre = Point.centre(name);
            include(centre);
            try {
                hexes.put(centre, Ground.read(centre, hex, month, water));
                if (tidal && Fields.text(hex, "terrain").equals("marsh")) throw new Unsupported("marsh by water of a depth (B16.6)");
            } catch (Unsupported missing) {
                trouble(centre, missing.getMessage());
            }
        });
    }

    /** The month, that of the date if none is given; 0 if neither is. */
    private static int month(Map<String, Object> json) {
        int month = Fields.whole(json, "month", 0);
        if (month < 0 || month > 12) throw new Unsupported("month " + month);
        String date = Fields.text(json, "date");
        if (month != 0 || date.isEmpty()) return month;
        if (!DATE.matcher(date).matches()) throw new Unsupported("date " + date);
        return Integer.parseInt(date.substring(5, 7));
    }

    private static boolean waterOfDepth(Map<String, Object> hex, String water) {
        boolean flows = Fields.text(hex, "terrain").equals("river") || Fields.text(hex, "depression").equals("stream");
        return flows && !(Fields.text(hex, "water") + water).isEmpty();
    }

    private void readHexside(String name, Map<String, Object> side) {
        Point[] both = Point.hexside(name);
        Point first = both[0], second = both[1];
        include(first);
        include(second);
        try {
            Wall wall = Wall.read(this, first, second, side);
            if (wall != null) walls.add(wall);
        } catch (Unsupported missing) {
            troubles.add(new Trouble(
                    Layout.WIDTH * (first.x() + second.x()) / 2.0, Layout.HEIGHT * (first.y() + second.y()) / 2.0,
                    REACH_OF_HEXSIDE, missing.getMessage()));
        }
    }

    void trouble(Point hex, String missing) {
        troubles.add(new Trouble(Layout.WIDTH * hex.x(), Layout.HEIGHT * hex.y(), REACH_OF_HEX, missing));
    }

    void include(Point hex) {
        extent = extent.with(hex);
    }

    /** The part of the board on which the position has anything. */
    Extent extent() {
        return extent;
    }

    Ground ground(Point hex) {
        return hexes.getOrDefault(hex, Ground.OPEN);
    }

    /** What the SSRs make of printed hexside terrain. */
    String bySsr(String printed) {
        return changed.getOrDefault(printed, printed);
    }

    /** The points that an end of a LOS may be at, of which the best counts; throws Unsupported. */
    List<End> ends(Map<String, Object> point) {
        if (point.containsKey("hexside")) throw new Unsupported("both vertices of a hexside at once");
        for (String piece : List.of("unit", "counter")) {
            if (!point.containsKey(piece)) continue;
            Fields.only(point, List.of(piece), "an end of the LOS");
            String name = Fields.text(point, piece);
            return piece.equals("unit") ? pieces.ofUnit(name) : pieces.ofCounter(name);
        }
        return List.of(point.containsKey("vertex") ? ofVertex(point) : ofHex(point));
    }

    private End ofHex(Map<String, Object> point) {
        Fields.only(point, List.of("hex", "level"), "an end of the LOS");
        Point hex = Point.centre(Fields.text(point, "hex"));
        int bottom = ground(hex).bottom(), level = Fields.level(point, "level", bottom);
        if (level < bottom) throw new Unsupported("level " + level + ", beneath the ground of " + hex.name());
        if (point.get("level") != null && level == bottom && ground(hex).sunken()) {
            throw new Unsupported("as low as a Depression, but not IN it (A6.3)");
        }
        return new End(hex, level - bottom, false);
    }

    private End ofVertex(Map<String, Object> point) {
        Fields.only(point, List.of("vertex", "hex"), "an end of the LOS");
        String name = Fields.text(point, "vertex"), hex = Fields.text(point, "hex");
        Point vertex = Point.vertex(name);
        return bypassing(Point.centre(hex.isEmpty() ? name.substring(0, name.indexOf('-')) : hex), vertex);
    }

    /** An end at a vertex of the hex. */
    End bypassing(Point hex, Point vertex) {
        if (!hex.hasVertex(vertex)) throw new Unsupported("a vertex that is none of " + hex.name());
        if (ground(hex).sunken()) throw new Unsupported("Bypass in a Depression");
        return new End(hex, vertex, 0, false);
    }

    /** Whether who is there is IN a Depression. */
    boolean inDepression(End end) {
        return end.centre() && end.above() == 0 && ground(end.hex()).sunken();
    }

    /** Throws Unsupported if something that VASL does not know is on or near the LOS. */
    void check(End from, End to) {
        for (Trouble trouble : troubles) if (near(trouble, from.point(), to.point())) throw new Unsupported(trouble.missing);
        if (from.hex().equals(to.hex()) && from.above() != to.above()) throw new Unsupported("LOS within one building");
        for (Wall wall : walls) {
            if (wall.bocage() && (needsAdvantage(wall, from, to) || needsAdvantage(wall, to, from))) {
                throw new Unsupported("Wall Advantage over bocage (B9.521)");
            }
        }
    }

    private static boolean near(Trouble trouble, Point from, Point to) {
        double ax = Layout.WIDTH * from.x(), ay = Layout.HEIGHT * from.y();
        double dx = Layout.WIDTH * to.x() - ax, dy = Layout.HEIGHT * to.y() - ay;
        double length = dx * dx + dy * dy;
        double along = length == 0 ? 0 : ((trouble.x - ax) * dx + (trouble.y - ay) * dy) / length;
        double t = Math.max(0, Math.min(1, along));
        return Math.hypot(trouble.x - ax - t * dx, trouble.y - ay - t * dy) < trouble.reach;
    }

    /** Whether bocage of the hex of one end is in the way, so that Wall Advantage decides, which VASL has not. */
    private boolean needsAdvantage(Wall wall, End here, End there) {
        boolean mine = here.hex().equals(wall.first()) || here.hex().equals(wall.second());
        boolean theirs = there.hex().equals(wall.first()) || there.hex().equals(wall.second());
        if (!mine || theirs || ground(here.hex()).bottom() + here.above() >= wall.base() + Wall.BOCAGE_HEIGHT) return false;
        return Point.meet(here.point(), there.point(), wall.start(), wall.end());
    }
}
