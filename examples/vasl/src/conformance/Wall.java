package conformance;

import java.util.List;
import java.util.Map;

/**
 * Hexside terrain in VASL's words.
 *
 * @param terrain name in VASL's chart
 * @param base level it stands on
 * @param gap its middle half is interrupted
 */
record Wall(Point first, Point second, String terrain, int base, boolean gap) {
    private static final Map<String, String> TERRAIN = Map.of(
            "", "", "wall", "Wall", "hedge", "Hedge", "bocage", "Bocage", "cactus_hedge", "Cactus Hedge", "cliff", "Cliff");
    private static final List<String> READ = List.of("terrain", "base", "gap", "road");
    static final int BOCAGE_HEIGHT = 1;

    /** Reads a hexside of a position; null if it carries nothing. Throws Unsupported. */
    static Wall read(Position position, Point first, Point second, Map<String, Object> side) {
        String name = first.name() + "-" + second.name();
        Fields.only(side, READ, "hexside " + name);
        String terrain = position.bySsr(Fields.word(side, "terrain", TERRAIN));
        if (terrain.isEmpty()) return null;
        Ground one = position.ground(first), other = position.ground(second);
        int base = Fields.level(side, "base", Math.min(one.level(), other.level()));
        int low = Math.min(one.bottom(), other.bottom()), high = Math.max(one.bottom(), other.bottom());
        if (low < high && base == high && !terrain.equals("Cliff")) throw new Unsupported("Hillside walls (B9.6)");
        return new Wall(first, second, terrain, base, Fields.flag(side, "gap"));
    }

    boolean bocage() {
        return terrain.equals("Bocage");
    }

    /** Where it ends, in half-levels; a cliff at its foot. */
    int top() {
        return 2 * base + (bocage() ? 2 : terrain.equals("Cliff") ? 0 : 1);
    }

    String name() {
        return first.name() + "-" + second.name();
    }

    /** The two vertices between which it runs. */
    Point start() {
        return first.vertex(first.direction(second));
    }

    Point end() {
        return first.vertex(first.direction(second) + 1);
    }
}
