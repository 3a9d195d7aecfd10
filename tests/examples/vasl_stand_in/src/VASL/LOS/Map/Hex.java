package VASL.LOS.Map;

import java.awt.Point;

public class Hex {
    private static final double[][] VERTICES = {{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}};
    private final Location centre;
    private final Location[] hexsides = new Location[6];
    int level;

    Hex(double x, double y, double width, double height) {
        centre = new Location(this, new Point((int) x, (int) y));
        for (int i = 0; i < 6; i++) {
            double[] way = VERTICES[i];
            hexsides[i] = new Location(this, new Point((int) (x + way[0] * width / 3), (int) (y + way[1] * height / 2)));
        }
    }

    public void setStairway(boolean stairway) {}
    public Location getCenterLocation() { return centre; }
    public Location getHexsideLocation(int hexside) { return hexsides[hexside]; }
}
