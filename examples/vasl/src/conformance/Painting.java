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
 * @param crest pixels that higher ground keeps from a hexside whose other side is lower; below 0 it reaches over
 *     the hexside, as a Crest Line drawn on it does
 * @param stump how much of a hexside its terrain covers on either side of a gap, which is its middle half
 * @param flat whether the ends of a stroke are flat; otherwise they are round, and reach past a vertex
 * @param column column of the map at which column A is painted, or so many fours from it: 2 at least, as VASL needs a
 *     margin, and even if the board is turned
 * @param turned whether the board is turned by 180 degrees
 */
record Painting(String name, double stroke, double inset, double seam, boolean joins, double rim, double crest,
        double stump, boolean flat, int column, boolean turned) {
    static final List<Painting> ALL = List.of(
            new Painting("plain", 4, 3, 2, true, 9, 3, 0.25, false, 2, false),
            new Painting("broad", 6, 4, 4, false, 6, 4, 0.15, true, 3, false),
            new Painting("turned", 5, 3, 0, true, 8, 3, 0.25, false, 6, true),
            new Painting("tight", 4, 2.5, 0, false, 4, 2.5, 0.2, true, 4, true),
            new Painting("full", 4, 0, 0, true, 3, -1.5, 0.2, false, 3, false),
            new Painting("rimless", 4, 3, 2, true, 0, 3, 0.25, true, 2, false));

    /**
     * Whether it is true to a LOS: without a rim a Depression hex has lost its Crest level, which other LOS may
     * meet, but who is IN it sees over no rim to an adjacent hex (A6.3).
     */
    boolean serves(boolean inDepression) {
        return rim > 0 || inDepression;
    }

    static List<Painting> named(String name) {
        if (name.equals("all")) return ALL;
        List<Painting> found = ALL.stream().filter(one -> one.name.equals(name)).toList();
        if (found.isEmpty()) throw new IllegalArgumentException("no painting " + name + "; there are all, "
                + String.join(", ", ALL.stream().map(Painting::name).toList()));
        return found;
    }
}
