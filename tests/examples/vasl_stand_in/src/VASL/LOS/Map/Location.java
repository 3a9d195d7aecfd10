package VASL.LOS.Map;

import java.awt.Point;

public class Location {
    private final Hex hex;
    private final Point point;
    private int height;
    private Terrain terrain;
    private Location up;
    private Location down;

    Location(Hex hex, Point point) {
        this.hex = hex;
        this.point = point;
    }

    public Location(Location other) {
        this(other.hex, other.point);
        height = other.height;
        terrain = other.terrain;
    }

    public Hex getHex() { return hex; }
    public Point getLOSPoint() { return point; }
    public int getBaseHeight() { return height; }
    public void setBaseHeight(int height) { this.height = height; }
    public Terrain getTerrain() { return terrain; }
    public void setTerrain(Terrain terrain) { this.terrain = terrain; }
    public void setDepressionTerrain(Terrain terrain) {}
    public Location getUpLocation() { return up; }
    public void setUpLocation(Location up) { this.up = up; }
    public Location getDownLocation() { return down; }
    public void setDownLocation(Location down) { this.down = down; }
}
