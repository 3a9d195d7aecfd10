package conformance;

/** Where the hexes of a position come to lie on a VASL map: shifted, perhaps turned by 180 degrees. */
final class Layout {
    /** Pixels of a lattice unit; a geomorphic hex is 56.25 wide (from column to column) and 64.5 high. */
    static final double WIDTH = 18.75, HEIGHT = 32.25;
    /** Hexes that are left bare around the board: VASL throws on half hexes at its edge. */
    private static final int MARGIN = 2;

    final boolean turned;
    /** Size of the map in hexes, as VASL counts: odd columns have one more. */
    final int columns, rows;

    private final int dx, dy;

    Layout(Painting painting, int columns, int rows) {
        turned = painting.turned();
        int first = painting.column();
        if (turned) {
            int last = columns + first + (columns + first) % 2;
            dx = 3 * last;
            dy = 2 * (rows + MARGIN + 1);
            this.columns = last + 1 + MARGIN;
            this.rows = rows + 2 * MARGIN + 1;
        } else {
            dx = 3 * first;
            dy = 2 * MARGIN + first % 2;
            this.columns = columns + first + MARGIN;
            this.rows = rows + 2 * MARGIN + 1;
        }
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

    double pixelX(Point point) {
        return WIDTH * onMap(point).x();
    }

    double pixelY(Point point) {
        return HEIGHT * (onMap(point).y() - 1);
    }
}
