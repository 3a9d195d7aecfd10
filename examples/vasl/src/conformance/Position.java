package conformance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
    private static final List<String> SEEN_PAST = List.of(
            "foxhole", "trench", "at_ditch", "sangar", "wire", "panji", "pillbox", "minefield", "at_minefield", "lmg",
            "mmg", "hmg", "atr", "dc", "ft", "light_mortar", "baz", "psk", "piat", "rcl", "radio", "mortar", "at_gun",
            "inf_gun", "art_gun", "aa_gun", "rcl_gun", "residual_fp");
    private static final List<String> AFVS =
            List.of("tank", "assault_gun", "sp_gun", "carrier", "halftrack", "armored_car");
    private static final List<String> ENTRENCHMENTS = List.of("foxhole", "trench", "at_ditch", "sangar");

    /** Something VASL does not know, and where: a LOS that comes within so many pixels of it is Unsupported. */
    private record Trouble(double x, double y, double reach, String missing) {}

    /** An end of a LOS: a hex, its centre or a vertex of it, levels above its ground, beneath an entrenchment. */
    record End(Point hex, Point point, int above, boolean entrenched) {
        End(Point hex, int above, boolean entrenched) {
            this(hex, hex, above, entrenched);
        }

        boolean centre() {
            return point.equals(hex);
        }
    }

    private static final double REACH_OF_HEX = 45, REACH_OF_HEXSIDE = 30;

    final Map<Point, Ground> hexes = new HashMap<>();
    final List<Wall> walls = new ArrayList<>();
    /** Hexes that hold an AFV or a wreck, one entry for each. */
    final List<Point> hulls = new ArrayList<>();

    private final List<Trouble> troubles = new ArrayList<>();
    private final Map<String, String> changed = new HashMap<>();
    private final Map<String, Map<String, Object>> units;
    private final Map<String, Map<String, Object>> counters;
    private Extent extent = Extent.NONE;

    /** Reads a position; throws Unsupported if something changes all of the board in a way VASL does not know. */
    Position(Map<String, Object> json) {
        Fields.only(json, READ, "the position");
        Fields.oneOf(json, "weather", List.of("", "clear", "overcast"));
        for (Object ssr : Fields.list(json, "ssr")) {
            if (!SSR.containsKey(ssr)) throw new Unsupported("SSR " + ssr);
            changed.putAll(SSR.get(ssr));
        }
        units = Fields.table(json, "units");
        counters = Fields.table(json, "counters");
        readHexes(json);
        Fields.table(json, "hexsides").forEach(this::readHexside);
        units.values().forEach(this::readUnit);
        counters.values().forEach(this::readCounter);
    }

    private void readHexes(Map<String, Object> json) {
        int month = Fields.whole(json, "month", 0);
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

    private static boolean waterOfDepth(Map<String, Object> hex, String water) {
        boolean flows = Fields.text(hex, "terrain").equals("river") || Fields.text(hex, "depression").equals("stream");
        return flows && !(Fields.text(hex, "water") + water).isEmpty();
    }

    private void readHexside(String name, Map<String, Object> side) {
        String[] parted = name.split("-");
        Point first = Point.centre(parted[0]), second = Point.centre(parted[1]);
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

    private void readUnit(Map<String, Object> unit) {
        Point hex = Point.centre(Fields.text(unit, "hex"));
        include(hex);
        if (AFVS.contains(Fields.text(unit, "type"))) hulls.add(hex);
    }

    private void readCounter(Map<String, Object> counter) {
        Point hex = Point.centre(Fields.text(counter, "hex"));
        include(hex);
        String type = Fields.text(counter, "type");
        if (type.equals("wreck")) hulls.add(hex);
        else if (!SEEN_PAST.contains(type)) trouble(hex, "counter " + type);
    }

    private void trouble(Point hex, String missing) {
        troubles.add(new Trouble(Layout.WIDTH * hex.x(), Layout.HEIGHT * hex.y(), REACH_OF_HEX, missing));
    }

    private void include(Point hex) {
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
        if (point.containsKey("vertex")) return List.of(ofVertex(point));
        if (point.containsKey("unit")) return ofUnit(Fields.text(point, "unit"));
        if (point.containsKey("counter")) return ofCounter(Fields.text(point, "counter"));
        Fields.only(point, List.of("hex", "level"), "an end of the LOS");
        Point hex = Point.centre(Fields.text(point, "hex"));
        int bottom = ground(hex).bottom();
        return List.of(new End(hex, Fields.level(point, "level", bottom) - bottom, false));
    }

    private End ofVertex(Map<String, Object> point) {
        Fields.only(point, List.of("vertex", "hex"), "an end of the LOS");
        String name = Fields.text(point, "vertex");
        String hex = Fields.text(point, "hex");
        Point owner = Point.centre(hex.isEmpty() ? name.substring(0, name.indexOf('-')) : hex);
        return bypassing(owner, Point.vertex(name));
    }

    private End bypassing(Point hex, Point vertex) {
        if (ground(hex).sunken()) throw new Unsupported("Bypass in a Depression");
        return new End(hex, vertex, 0, false);
    }

    private List<End> ofUnit(String name) {
        Map<String, Object> unit = units.get(name);
        if (unit == null) throw new IllegalArgumentException("no unit " + name);
        Fields.oneOf(unit, "at", List.of("", "in", "bypass"));
        Point hex = Point.centre(Fields.text(unit, "hex"));
        boolean entrenched = Fields.list(unit, "beneath").stream().anyMatch(ENTRENCHMENTS::contains);
        if (!Fields.text(unit, "at").equals("bypass")) {
            return List.of(new End(hex, Fields.whole(unit, "floor", 0), entrenched));
        }
        String facing = Fields.text(unit, "vca");
        if (facing.chars().filter(c -> c == '-').count() == 2) return List.of(bypassing(hex, Point.vertex(facing)));
        List<End> ends = new ArrayList<>();
        for (Object side : Fields.list(unit, "bypass")) {
            String[] parted = ((String) side).split("-");
            Point first = Point.centre(parted[0]);
            int way = first.direction(Point.centre(parted[1]));
            ends.add(bypassing(hex, first.vertex(way)));
            ends.add(bypassing(hex, first.vertex(way + 1)));
        }
        if (ends.isEmpty()) throw new Unsupported("a unit in Bypass of no hexside");
        return ends;
    }

    private List<End> ofCounter(String name) {
        Map<String, Object> counter = counters.get(name);
        if (counter == null) throw new IllegalArgumentException("no counter " + name);
        String owner = Fields.text(counter, "possessed_by");
        if (units.containsKey(owner)) return ofUnit(owner);
        Fields.oneOf(counter, "at", List.of("", "in"));
        return List.of(new End(Point.centre(Fields.text(counter, "hex")), 0, false));
    }

    /** Throws Unsupported if something that VASL does not know is on or near the LOS. */
    void check(End from, End to) {
        for (Trouble trouble : troubles) if (near(trouble, from.point, to.point)) throw new Unsupported(trouble.missing);
        if (from.hex.equals(to.hex) && from.above != to.above) throw new Unsupported("LOS within one building");
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
        boolean mine = here.hex.equals(wall.first()) || here.hex.equals(wall.second());
        boolean theirs = there.hex.equals(wall.first()) || there.hex.equals(wall.second());
        if (!mine || theirs || ground(here.hex).bottom() + here.above >= wall.base() + Wall.BOCAGE_HEIGHT) return false;
        return Point.meet(here.point, there.point, wall.start(), wall.end());
    }
}
