package conformance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The name of the place on a LOS that is nearest to the pixel at which VASL says it is blocked. */
final class Place {
    private final Position position;
    private final Layout layout;

    Place(Position position, Layout layout) {
        this.position = position;
        this.layout = layout;
    }

    /** A hex, the hexside the LOS runs along as its two hexes, or with {@code hexside} a hexside or vertex. */
    String name(Point from, Point to, int x, int y, boolean hexside) {
        return hexside ? ofWall(from, to, x, y) : ofHex(from, to, x, y);
    }

    private String ofWall(Point from, Point to, int x, int y) {
        String nearest = "";
        double least = Double.MAX_VALUE;
        for (Wall wall : position.walls) {
            if (!Point.meet(from, to, wall.start(), wall.end())) continue;
            boolean starts = Point.turn(from, to, wall.start()) == 0, ends = Point.turn(from, to, wall.end()) == 0;
            double away = away(wall.start(), wall.end(), x, y, starts == ends ? 0.5 : starts ? 0 : 1);
            if (away < least) {
                least = away;
                nearest = starts == ends ? wall.name() : vertex(starts ? wall.start() : wall.end());
            }
        }
        return nearest.isEmpty() ? ofHex(from, to, x, y) : nearest;
    }

    /** Pixels from a point of the way from a to b. */
    private double away(Point a, Point b, int x, int y, double t) {
        double px = layout.pixelX(a) + t * (layout.pixelX(b) - layout.pixelX(a));
        double py = layout.pixelY(a) + t * (layout.pixelY(b) - layout.pixelY(a));
        return Math.hypot(px - x, py - y);
    }

    private String ofHex(Point from, Point to, int x, int y) {
        Point hex = nearest(from, to, x, y);
        for (int i = 0; i < 6; i++) {
            boolean along = Point.turn(from, to, hex.vertex(i)) == 0 && Point.turn(from, to, hex.vertex(i + 1)) == 0;
            Point other = hex.plus(Point.DIRECTIONS[i]);
            if (along && position.ground(other).terrain().equals(position.ground(hex).terrain())) return names(List.of(hex, other));
        }
        return hex.name();
    }

    /** The hex of the pixel: a centre is nearest to what lies in its hex. */
    private Point nearest(Point from, Point to, int x, int y) {
        Point found = from;
        for (int cx = Math.min(from.x(), to.x()) - 3; cx <= Math.max(from.x(), to.x()) + 3; cx += 3) {
            for (int cy = Math.min(from.y(), to.y()) - 2; cy <= Math.max(from.y(), to.y()) + 2; cy++) {
                Point hex = new Point(cx, cy);
                if (cx >= 0 && Math.floorMod(cy, 2) == cx / 3 % 2 && away(hex, hex, x, y, 0) < away(found, found, x, y, 0)) found = hex;
            }
        }
        return found;
    }

    private static String vertex(Point vertex) {
        List<Point> hexes = new ArrayList<>();
        for (Point way : Point.VERTICES) {
            Point hex = new Point(vertex.x() - way.x(), vertex.y() - way.y());
            if (hex.x() % 3 == 0 && hex.x() >= 0 && Math.floorMod(hex.y(), 2) == hex.x() / 3 % 2) hexes.add(hex);
        }
        return names(hexes);
    }

    private static String names(List<Point> hexes) {
        return String.join("-", hexes.stream()
                .sorted(Comparator.comparingInt(Point::x).thenComparingInt(Point::y))
                .map(Point::name)
                .toList());
    }
}
