package conformance;

/** Columns and rows from one to another, both included, from 0. */
record Extent(int left, int right, int top, int bottom) {
    /** Nothing: what is added to it is all of it. */
    static final Extent NONE = new Extent(Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE);

    Extent with(Point hex) {
        int column = hex.x() / 3, row = hex.y() / 2;
        return with(new Extent(column, column, row, row));
    }

    Extent with(Extent other) {
        return new Extent(Math.min(left, other.left), Math.max(right, other.right), Math.min(top, other.top),
                Math.max(bottom, other.bottom));
    }

    /** Whether it has the hex, or lies no more than so many columns and rows from it. */
    boolean near(Point hex, int reach) {
        int column = hex.x() / 3, row = hex.y() / 2;
        return column >= left - reach && column <= right + reach && row >= top - reach && row <= bottom + reach;
    }
}
