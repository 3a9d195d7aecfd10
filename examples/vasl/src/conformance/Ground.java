package conformance;

import java.util.List;
import java.util.Map;

/**
 * A hex in VASL's words.
 *
 * @param terrain name in VASL's chart
 * @param level of the ground; in a Depression hex that of its Crest
 * @param depression name in VASL's chart; empty for none
 * @param smoke Hindrance of the SMOKE in it; 0 for none
 * @param free bit i: hexside i is free of the hex's artwork
 */
record Ground(String terrain, int level, String depression, int smoke, int free) {
    static final Ground OPEN = new Ground("Open Ground", 0, "", 0, 0);

    private static final Map<String, String> TERRAIN = Map.ofEntries(
            Map.entry("open_ground", "Open Ground"),
            Map.entry("plowed_field", "Plowed Field"),
            Map.entry("brush", "Brush"),
            Map.entry("vineyard", "Vineyard"),
            Map.entry("woods", "Woods"),
            Map.entry("forest", "Forest"),
            Map.entry("pine_woods", "Pine Woods"),
            Map.entry("orchard", "Orchard"),
            Map.entry("olive_grove", "Olive Grove"),
            Map.entry("cactus_patch", "Cactus Patch"),
            Map.entry("grain", "Grain"),
            Map.entry("marsh", "Marsh"),
            Map.entry("mudflat", "Mudflats"),
            Map.entry("crag", "Crags"),
            Map.entry("graveyard", "Graveyard"),
            Map.entry("wooden_building", "Wooden Building"),
            Map.entry("stone_building", "Stone Building"),
            Map.entry("wooden_rubble", "Wooden Rubble"),
            Map.entry("stone_rubble", "Stone Rubble"),
            Map.entry("water", "Water"),
            Map.entry("canal", "Canal"),
            Map.entry("river", "River"));
    private static final Map<String, String> DEPRESSION =
            Map.of("", "", "gully", "Gully", "wadi", "Wadi", "stream", "stream", "sunken_road", "Sunken Road");
    private static final Map<String, String> STREAM =
            Map.of("", "Dry Stream", "dry", "Dry Stream", "shallow", "Shallow Stream", "deep", "Deep Stream");
    private static final Map<String, Integer> SMOKE = Map.of("", 0, "smoke", 3, "dispersed_smoke", 2);
    private static final List<String> OPEN_TERRAIN = List.of("Open Ground", "Plowed Field");
    private static final List<String> READ = List.of(
            "terrain", "level", "depression", "water", "road", "overlays", "smoke", "access", "height", "floors", "free");
    private static final int FIRST_MONTH_OF_ORCHARDS = 4, LAST_MONTH_OF_ORCHARDS = 10;
    private static final int FIRST_MONTH_OF_GRAIN = 6, LAST_MONTH_OF_GRAIN = 9;

    /** Reads a hex of a position; throws Unsupported naming what VASL's maps do not have. */
    static Ground read(Point centre, Map<String, Object> hex, int month, String water) {
        Fields.only(hex, READ, "hex " + centre.name());
        Fields.oneOf(hex, "road", List.of("", "unpaved", "paved"));
        for (String overlay : Fields.texts(hex, "overlays")) {
            if (!List.of("shellholes", "runway", "fortified").contains(overlay)) throw new Unsupported("overlay " + overlay);
        }
        String terrain = terrain(hex, month);
        String depression = Fields.word(hex, "depression", DEPRESSION);
        if (depression.equals("stream")) {
            depression = STREAM.get(Fields.text(hex, "water").isEmpty() ? water : Fields.text(hex, "water"));
            if (depression == null) throw new Unsupported("a stream that is flooded or frozen");
        }
        if (!depression.isEmpty() && !OPEN_TERRAIN.contains(terrain)) {
            throw new Unsupported(terrain + " in a Depression");
        }
        return new Ground(terrain, Fields.level(hex, "level", 0), depression, Fields.word(hex, "smoke", SMOKE), free(centre, hex));
    }

    private static String terrain(Map<String, Object> hex, int month) {
        String word = Fields.text(hex, "terrain").isEmpty() ? "open_ground" : Fields.text(hex, "terrain");
        String terrain = TERRAIN.get(word);
        if (terrain == null) throw new Unsupported("terrain " + word);
        Object height = hex.get("height");
        if (terrain.endsWith("Building")) return terrain + storeys(height);
        if (height != null) throw new Unsupported(word + " of height " + height);
        if (month == 0) return terrain;
        if (word.equals("orchard") && (month < FIRST_MONTH_OF_ORCHARDS || month > LAST_MONTH_OF_ORCHARDS)) {
            return "Orchard, Out of Season";
        }
        boolean mown = month < FIRST_MONTH_OF_GRAIN || month > LAST_MONTH_OF_GRAIN;
        return word.equals("grain") && mown ? "Plowed Field" : terrain;
    }

    /** What VASL adds to the name of a building by the height of the obstacle. */
    private static String storeys(Object height) {
        double levels = height == null ? 1 : height instanceof Number number ? number.doubleValue() : 0;
        if (levels == 1) return "";
        if (levels == 1.5 || levels == 2.5 || levels == 3.5) return ", " + (int) levels + " Level";
        throw new Unsupported("a building of height " + height);
    }

    private static int free(Point centre, Map<String, Object> hex) {
        int free = 0;
        for (String name : Fields.texts(hex, "free")) {
            int way = centre.direction(Point.centre(name));
            if (way < 0) throw new Unsupported("free " + name + " of hex " + centre.name());
            free |= 1 << way;
        }
        return free;
    }

    Ground withoutSmoke() {
        return smoke == 0 ? this : new Ground(terrain, level, depression, 0, free);
    }

    boolean bare() {
        return OPEN_TERRAIN.contains(terrain);
    }

    boolean sunken() {
        return !depression.isEmpty();
    }

    boolean building() {
        return terrain.contains("Building");
    }

    /** The level of what stands on the ground: in a Depression hex that of its bottom. */
    int bottom() {
        return sunken() ? level - 1 : level;
    }
}
