package conformance;

import java.util.List;

/**
 * One faithful way to paint a position for VASL, which sees pixels and no hexes. An answer that hangs on what is
 * different between two of them was decided by the brush, not by VASL's rules.
 *
 * @param stroke width of hexside terrain, in pixels
 * @param inset pixels that terrain keeps from a hexside whose other side is bare
 * @param seam pixels that it keeps from the part of its own hex that is free of it
 * @param joins whether terrain, and Depressions, meet over a hexside that parts two levels
 * @param rim pixels that a Depression keeps from a hexside whose other side is none: its rim stands there
 * @param crest pixels that higher ground keeps from a hexside whose other side is lower
 * @param stump how much of a hexside its terrain covers on either side of a gap, which is its middle half
 * @param column column of the map at which column A is painted, or so many fours from it: 2 at least, as VASL needs a
 *     margin, and even if the board is turned
 * @param turned whether the board is turned by 180 degrees
 * @param toVertices whether it is true to LOS that touch a vertex; where terrain fills its hex to the last pixel
 *     such a LOS would meet by rounding what it runs beside
 */
record Painting(String name, double stroke, double inset, double seam, boolean joins, double rim, double crest,
        double stump, int column, boolean turned, boolean toVertices) {
    static final List<Painting> ALL = List.of(
            new Painting("plain", 4, 3, 2, true, 9, 3, 0.25, 2, false, true),
            new Painting("broad", 6, 4, 4, false, 6, 4, 0.15, 3, false, true),
            new Painting("turned", 5, 3, 0, true, 8, 3, 0.25, 6, true, true),
            new Painting("tight", 4, 2.5, 0, false, 4, 2.5, 0.2, 4, true, true),
            new Painting("full", 4, 0, 0, true, 3, 0, 0.2, 3, false, false));

    static List<Painting> named(String name) {
        if (name.equals("all")) return ALL;
        List<Painting> found = ALL.stream().filter(one -> one.name.equals(name)).toList();
        if (found.isEmpty()) throw new IllegalArgumentException("no painting " + name + "; there are all, "
                + String.join(", ", ALL.stream().map(Painting::name).toList()));
        return found;
    }
}
