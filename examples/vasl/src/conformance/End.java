package conformance;

/** An end of a LOS: a hex, its centre or a vertex of it, levels above its ground, beneath an entrenchment. */
record End(Point hex, Point point, int above, boolean entrenched) {
    End(Point hex, int above, boolean entrenched) {
        this(hex, hex, above, entrenched);
    }

    boolean centre() {
        return point.equals(hex);
    }
}
