package VASL.LOS.Map;

public class Terrain {
    public enum LOSCategories { OPEN, WOODS, HEXSIDE, BUILDING, DEPRESSION, WATER, ENTRENCHMENT, OTHER }

    private String name;
    private int type;
    private int height;
    private boolean obstacle;
    private boolean inherent;
    private LOSCategories category = LOSCategories.OPEN;

    public String getName() { return name; }
    public void setName(String name) { this.name = name; }
    public int getType() { return type; }
    public void setType(int type) { this.type = type; }
    public int getHeight() { return height; }
    public void setHeight(int height) { this.height = height; }
    public boolean isLOSObstacle() { return obstacle; }
    public void setLOSObstacle(boolean obstacle) { this.obstacle = obstacle; }
    public boolean isInherentTerrain() { return inherent; }
    public void setInherentTerrain(boolean inherent) { this.inherent = inherent; }
    public boolean isHexsideTerrain() { return category == LOSCategories.HEXSIDE; }
    public boolean isRooftop() { return false; }
    public void setLOSCategory(LOSCategories category) { this.category = category; }
    public void setLOSHindrance(boolean hinders) {}
    public void setLowerLOSObstacle(boolean obstacle) {}
    public void setLowerLOSHindrance(boolean hinders) {}
    public void setHalfLevelHeight(boolean half) {}
    public void setSplit(float split) {}
}
