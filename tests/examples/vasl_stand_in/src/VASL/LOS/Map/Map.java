package VASL.LOS.Map;

import VASL.LOS.VASLGameInterface;
import VASL.build.module.map.boardArchive.BoardArchive;
import java.awt.Point;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;

public class Map {
    private static int written;
    /** As near to an end, in pixels, nothing blocks: it lies in the hex of that end. */
    private static final int OWN_HEX = 4 + (int) BoardArchive.GEO_HEX_HEIGHT / 2;

    private final int[][] codes;
    private final byte[][] levels;
    private final Hex[][] hexes;
    private final Terrain[] terrain = new Terrain[256];

    public Map(double hexWidth, double hexHeight, int columns, int rows, double x, double y, int width, int height,
            HashMap<String, Terrain> chart, String grid, boolean cropping) {
        codes = new int[width][height];
        levels = new byte[width][height];
        for (Terrain one : chart.values()) terrain[one.getType()] = one;
        hexes = new Hex[columns][];
        for (int column = 0; column < columns; column++) {
            hexes[column] = new Hex[rows + column % 2];
            for (int row = 0; row < hexes[column].length; row++) {
                double half = column % 2 == 0 ? 0 : hexHeight / 2;
                hexes[column][row] = new Hex(this, x + column * hexWidth, y + row * hexHeight - half, hexWidth, hexHeight);
            }
        }
    }

    public int getGridWidth() { return codes.length; }
    public int getGridHeight() { return codes[0].length; }
    public void setGridElevation(int level, int x, int y) { levels[x][y] = (byte) level; }
    public void setGridTerrainCode(int code, int x, int y) { codes[x][y] = code; }
    public Terrain getGridTerrain(int x, int y) { return terrain[codes[x][y]]; }
    public boolean onMap(int x, int y) { return x >= 0 && x < codes.length && y >= 0 && y < codes[0].length; }
    public int getGridElevation(int x, int y) { return onMap(x, y) ? levels[x][y] : 0; }
    public Hex getHex(int column, int row) { return hexes[column][row]; }

    public void resetHexTerrain(double adjustment) {
        for (Hex[] column : hexes) for (Hex hex : column) hex.resetTerrain(adjustment);
        buildHillocks();
    }

    /** The last thing that is done to a map before it is looked at. */
    public void buildHillocks() {
        String folder = System.getProperty("paintings");
        if (folder != null) write(Path.of(folder, "map" + written++));
    }

    private void write(Path path) {
        ByteBuffer out = ByteBuffer.allocate(8 + 2 * codes.length * codes[0].length);
        out.putInt(codes.length).putInt(codes[0].length);
        for (int x = 0; x < codes.length; x++) {
            for (int y = 0; y < codes[x].length; y++) out.put((byte) codes[x][y]).put(levels[x][y]);
        }
        try {
            Files.write(path, out.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void LOS(Location from, boolean fromOther, Location to, boolean toOther, LOSResult result,
            VASLGameInterface counters) {
        Point a = from.getLOSPoint(), b = to.getLOSPoint();
        int high = Math.max(from.getHex().level + from.getBaseHeight(), to.getHex().level + to.getBaseHeight());
        boolean beneath = entrenched(from) || entrenched(to);
        int steps = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
        for (int i = 0; i <= steps; i++) {
            int x = a.x + (b.x - a.x) * i / steps, y = a.y + (b.y - a.y) * i / steps;
            Terrain met = getGridTerrain(x, y);
            if (beneath && met.isHexsideTerrain()) {
                result.block(new Point(x, y), "beneath an entrenchment, behind a " + met.getName() + " (B27.2)");
                return;
            }
            if (a.distance(x, y) < OWN_HEX || b.distance(x, y) < OWN_HEX) continue;
            if (levels[x][y] > high || (met.isLOSObstacle() && levels[x][y] + met.getHeight() >= high)) {
                result.block(new Point(x, y), met.getName() + " is in the way (A6.2)");
                return;
            }
        }
    }

    private static boolean entrenched(Location location) {
        return location.getTerrain() != null && location.getTerrain().getName().equals("Foxholes");
    }
}
