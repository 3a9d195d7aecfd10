package conformance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The units and counters of a position: the AFVs and wrecks, and where each is as an end of a LOS. */
final class Pieces {
    private static final Set<String> GUNS = Set.of("mortar", "at_gun", "inf_gun", "art_gun", "aa_gun", "rcl_gun");
    private static final Set<String> SEEN_PAST = Set.of(
            "foxhole", "trench", "at_ditch", "sangar", "wire", "panji", "pillbox", "minefield", "at_minefield", "lmg",
            "mmg", "hmg", "atr", "dc", "ft", "light_mortar", "baz", "psk", "piat", "rcl", "radio", "residual_fp");
    private static final Set<String> AFVS =
            Set.of("tank", "assault_gun", "sp_gun", "carrier", "halftrack", "armored_car");
    private static final Set<String> OTHER_UNITS = Set.of(
            "squad", "half_squad", "crew", "leader", "hero", "dummy", "truck", "motorcycle", "wagon", "boat",
            "tractor", "bulldozer", "horse", "aircraft");
    private static final Set<String> ENTRENCHMENTS = Set.of("foxhole", "trench", "at_ditch", "sangar");
    private static final String WIRE = "wire", MORTAR = "mortar", FOXHOLE = "foxhole";
    private static final Set<String> PLACES = Set.of("", "in", "bypass");
    /** Fields that say where a piece is, and those that are nothing to a LOS. */
    private static final List<String> OF_UNIT = List.of(
            "side", "type", "hex", "at", "floor", "bypass", "beneath", "status", "done", "mf", "mf_spent",
            "leadership", "morale", "firepower", "range", "labor", "mount", "aboard", "pushing", "weapons", "vca",
            "wall_advantage_over", "equipment", "bogs_in", "amphibious", "amphibious_mp", "amphibious_mp_spent");
    private static final List<String> OF_COUNTER = List.of(
            "type", "hex", "side", "control", "size", "strength", "caliber", "firepower", "range", "pp", "at",
            "floor", "beneath", "possessed_by", "status", "done");

    /** Hexes that hold an AFV or a wreck, one entry for each. */
    final List<Point> hulls = new ArrayList<>();

    private final Position position;
    private final Map<String, Map<String, Object>> units, counters;

    Pieces(Position position, Map<String, Object> json) {
        this.position = position;
        units = Fields.table(json, "units");
        counters = Fields.table(json, "counters");
        units.forEach((name, unit) -> stands("unit " + name, carrier(name), unit, OF_UNIT));
        counters.forEach((name, counter) -> stands("counter " + name, holder(counter), counter, OF_COUNTER));
    }

    /** Notes what a piece is to the LOS of others. One that is nowhere on the board is nothing to them. */
    private void stands(String who, Map<String, Object> placed, Map<String, Object> piece, List<String> known) {
        String name = Fields.text(placed, "hex");
        if (name.isEmpty()) return;
        Point hex = Point.centre(name);
        position.include(hex);
        try {
            Fields.only(piece, known, who);
            String type = Fields.text(piece, "type");
            boolean hull = known == OF_UNIT ? AFVS.contains(type) : type.equals("wreck");
            if (hull) {
                Fields.oneOf(placed, "at", PLACES);
                hulls.add(hex);
            } else if (known == OF_UNIT ? !OTHER_UNITS.contains(type) : !(SEEN_PAST.contains(type) || GUNS.contains(type))) {
                throw new Unsupported((known == OF_UNIT ? "unit " : "counter ") + type);
            }
        } catch (Unsupported missing) {
            position.trouble(hex, missing.getMessage());
        }
    }

    private Map<String, Object> unit(String name) {
        Map<String, Object> unit = units.get(name);
        if (unit == null) throw new IllegalArgumentException("no unit " + name);
        return unit;
    }

    /** What carries the unit, or the unit itself: it is in the place of that. */
    private Map<String, Object> carrier(String name) {
        Set<String> seen = new HashSet<>();
        Map<String, Object> unit = unit(name);
        for (String aboard = Fields.text(unit, "aboard"); units.containsKey(aboard) && seen.add(aboard);
                aboard = Fields.text(unit, "aboard")) {
            unit = units.get(aboard);
        }
        return unit;
    }

    /** What the counter is in the place of: its possessor, what carries that, or itself. */
    private Map<String, Object> holder(Map<String, Object> counter) {
        String owner = Fields.text(counter, "possessed_by");
        return units.containsKey(owner) ? carrier(owner) : counter;
    }

    /** The points at which a unit may be seen, of which the best counts; throws Unsupported. */
    List<End> ofUnit(String name) {
        Map<String, Object> unit = unit(name);
        Fields.only(unit, OF_UNIT, "unit " + name);
        return ends("unit " + name, carrier(name), entrenched(unit, Set.of()));
    }

    /** The same of a counter. A Gun is beneath what it says itself, wherever its crew is (27.1, 27.51). */
    List<End> ofCounter(String name) {
        Map<String, Object> counter = counters.get(name);
        if (counter == null) throw new IllegalArgumentException("no counter " + name);
        String type = Fields.text(counter, "type"), owner = Fields.text(counter, "possessed_by");
        Fields.only(counter, OF_COUNTER, "counter " + name);
        if (GUNS.contains(type)) {
            boolean beneath = entrenched(counter, type.equals(MORTAR) ? Set.of() : Set.of(FOXHOLE));
            return ends("counter " + name, holder(counter), beneath);
        }
        if (units.containsKey(owner)) return ofUnit(owner);
        if (!Fields.list(counter, "beneath").isEmpty()) throw new Unsupported("beneath of counter " + name);
        return ends("counter " + name, counter, false);
    }

    private static boolean entrenched(Map<String, Object> piece, Set<String> nothingToIt) {
        boolean found = false;
        for (String cover : Fields.texts(piece, "beneath")) {
            if (!ENTRENCHMENTS.contains(cover) && !cover.equals(WIRE)) throw new Unsupported("beneath " + cover);
            found |= ENTRENCHMENTS.contains(cover) && !nothingToIt.contains(cover);
        }
        return found;
    }

    private List<End> ends(String who, Map<String, Object> placed, boolean entrenched) {
        String name = Fields.text(placed, "hex");
        if (name.isEmpty()) throw new Unsupported(who + " without a hex");
        Fields.oneOf(placed, "at", PLACES);
        Point hex = Point.centre(name);
        int floor = Fields.whole(placed, "floor", 0);
        if (!Fields.text(placed, "at").equals("bypass")) return List.of(new End(hex, floor, entrenched));
        if (floor != 0) throw new Unsupported("Bypass on a building level");
        List<End> found = bypassed(hex, placed).stream().map(vertex -> position.bypassing(hex, vertex)).toList();
        if (found.isEmpty()) throw new Unsupported("a unit in Bypass of no hexside");
        return found;
    }

    /** The vertices of a unit in Bypass: that of its VCA, or the ends of its hexsides. */
    private static List<Point> bypassed(Point hex, Map<String, Object> unit) {
        String facing = Fields.text(unit, "vca");
        if (facing.chars().filter(c -> c == '-').count() == 2) return List.of(Point.vertex(facing));
        List<Point> found = new ArrayList<>();
        for (String side : Fields.texts(unit, "bypass")) {
            Point[] both = Point.hexside(side);
            int way = both[0].direction(both[1]);
            found.add(both[0].vertex(way));
            found.add(both[0].vertex(way + 1));
        }
        return found;
    }
}
