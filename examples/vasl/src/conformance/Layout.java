package conformance;

/** Where the hexes of a position come to lie on a VASL map: shifted, perhaps turned by 180 degrees. */
final class Layout {
    /** Pixels of a lattice unit; a geomorphic hex is 56.25 wide (from column to column) and 64.5 high. */
    static final double WIDTH = 18.75, HEIGHT = 32.25;
    /** Hexes that are left bare around the board: VASL throws on half hexes at its edge. */
    static final int MARGIN = 2;
    /** So many columns and rows on, a hex lies on whole pixels in the same way: 225 and 129 pixels. */
    private static final int COLUMNS_ALIKE = 4, ROWS_ALIKE = 2;

    final boolean turned;
    /** Size of the map in hexes, as VASL counts: odd columns have one more. */
    final int columns, rows;

    private final int dx, dy;
    private final Extent extent;

    /** A layout of those columns and rows; to the pixel as if all the others were on the map too. */
    Layout(Painting painting, Extent extent) {
        this.extent = extent;
        turned = painting.turned();
        int first = painting.column(), left = extent.left(), top = extent.top();
        int skipped = left - left % COLUMNS_ALIKE, above = top - top % ROWS_ALIKE;
        int width = extent.right() - skipped + 1, height = extent.bottom() - above + 1;
        if (turned) {
            int last = width + MARGIN;
            last += Math.floorMod(first - last, COLUMNS_ALIKE);
            height += Math.floorMod(1 - height, ROWS_ALIKE);
            dx = 3 * (last + skipped);
            dy = 2 * (height + above + MARGIN + 1);
            columns = last + 1 + MARGIN;
        } else {
            dx = 3 * (first - skipped);
            dy = 2 * (MARGIN - above) + first % 2;
            columns = width + first + MARGIN;
        }
        rows = height + 2 * MARGIN + 1;
    }

    /** Whether the hex is on the map, in the margin perhaps. */
    boolean holds(Point hex) {
        return extent.near(hex, MARGIN) && column(hex) >= 0 && row(hex) >= 0;
    }

    private Point onMap(Point point) {
        return turned ? new Point(dx - point.x(), dy - point.y()) : new Point(point.x() + dx, point.y() + dy);
    }

    /** VASL's column and row of a hex, both from 0. */
    int column(Point hex) {
        return onMap(hex).x() / 3;
    }

    int row(Point hex) {
        int column = column(hex);
        return (onMap(hex).y() - column % 2) / 2 - (column % 2 == 0 ? 1 : 0);
    }

    /** VASL's number of the hexside location whose LOS point is that vertex of the hex. */
    int vertex(Point hex, Point vertex) {
        Point centre = onMap(hex), found = onMap(vertex);
        for (int i = 0; i < 6; i++) if (centre.vertex(i).equals(found)) return i;
        throw new IllegalArgumentException("not a vertex of " + hex.name());
    }

    double pixelX(Point point) {
        return WIDTH * onMap(point).x();
    }

    double pixelY(Point point) {
        return HEIGHT * (onMap(point).y() - 1);
    }
}
