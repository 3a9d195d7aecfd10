package VASL.LOS.Map;

import java.awt.Point;

public class Hex {
    private static final double[][] VERTICES = {{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}};
    private final Map map;
    private final Location centre;
    private final Location[] hexsides = new Location[6];
    int level;

    Hex(Map map, double x, double y, double width, double height) {
        this.map = map;
        centre = new Location(this, new Point((int) x, (int) y));
        for (int i = 0; i < 6; i++) {
            double[] way = VERTICES[i];
            hexsides[i] = new Location(this, new Point((int) (x + way[0] * width / 3), (int) (y + way[1] * height / 2)));
        }
    }

    public void resetTerrain(double adjustment) {
        Point dot = centre.getLOSPoint();
        level = map.getGridElevation(dot.x, dot.y);
        if (map.onMap(dot.x, dot.y)) centre.setTerrain(map.getGridTerrain(dot.x, dot.y));
    }

    public void setStairway(boolean stairway) {}
    public Location getCenterLocation() { return centre; }
    public Location getHexsideLocation(int hexside) { return hexsides[hexside]; }
}
