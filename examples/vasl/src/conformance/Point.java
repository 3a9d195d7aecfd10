package conformance;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A point of the hex lattice in whole numbers: the centre of column c (A is 0), row r is (3c, 2r), in columns B,
 * D, F ... (3c, 2r + 1). The vertices lie at (+-2, 0) and (+-1, +-1) from a centre. y grows southward.
 */
record Point(int x, int y) {
    /** From a centre to its neighbours' centres: N, NE, SE, S, SW, NW, as VASL numbers hexsides. */
    static final Point[] DIRECTIONS = {
        new Point(0, -2), new Point(3, -1), new Point(3, 1), new Point(0, 2), new Point(-3, 1), new Point(-3, -1)
    };
    /** From a centre to its vertices; hexside i runs from vertex i to vertex i + 1. */
    static final Point[] VERTICES = {
        new Point(-1, -1), new Point(1, -1), new Point(2, 0), new Point(1, 1), new Point(-1, 1), new Point(-2, 0)
    };

    Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    private static final Pattern HEX = Pattern.compile("([A-Z])(\\1?)(0|[1-9][0-9]?)");

    /** The centre of a hex by its name; throws Unsupported. */
    static Point centre(String name) {
        Matcher parts = HEX.matcher(name);
        if (!parts.matches()) throw new Unsupported("hex " + name);
        int column = parts.group(1).charAt(0) - 'A' + 26 * parts.group(2).length();
        return new Point(3 * column, 2 * Integer.parseInt(parts.group(3)) + column % 2);
    }

    /** The two hexes of a hexside by its name; throws Unsupported. */
    static Point[] hexside(String name) {
        String[] hexes = name.split("-");
        if (hexes.length == 2) {
            Point first = centre(hexes[0]), second = centre(hexes[1]);
            if (first.direction(second) >= 0) return new Point[] {first, second};
        }
        throw new Unsupported("hexside " + name);
    }

    /** The vertex that three hexes have in common, from their names; throws Unsupported. */
    static Point vertex(String name) {
        int x = 0, y = 0;
        String[] hexes = name.split("-");
        if (hexes.length != 3) throw new Unsupported("vertex " + name);
        for (String hex : hexes) {
            x += centre(hex).x;
            y += centre(hex).y;
        }
        Point vertex = new Point(x / 3, y / 3); // the centroid of three centres is where their hexes meet
        for (String hex : hexes) if (!centre(hex).hasVertex(vertex)) throw new Unsupported("vertex " + name);
        return vertex;
    }

    /** The name of the hex whose centre this is. */
    String name() {
        int column = x / 3;
        String letter = String.valueOf((char) ('A' + column % 26));
        return letter.repeat(1 + column / 26) + (y - column % 2) / 2;
    }

    /** Which hexside of this hex the other one lies across; -1 if they are not adjacent. */
    int direction(Point other) {
        for (int i = 0; i < 6; i++) if (plus(DIRECTIONS[i]).equals(other)) return i;
        return -1;
    }

    /** The end of hexside i with which it begins, clockwise. */
    Point vertex(int i) {
        return plus(VERTICES[i % 6]);
    }

    boolean hasVertex(Point point) {
        for (Point way : VERTICES) if (plus(way).equals(point)) return true;
        return false;
    }

    /** Above 0 if c lies to one side of the line from a to b, below 0 to the other, 0 on it. */
    static long turn(Point a, Point b, Point c) {
        return Long.signum((long) (b.x - a.x) * (c.y - a.y) - (long) (b.y - a.y) * (c.x - a.x));
    }

    /** Whether two segments, none of them within the other's line, have a point in common, ends included. */
    static boolean meet(Point a, Point b, Point c, Point d) {
        return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
    }
}
