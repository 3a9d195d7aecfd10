package conformance;

import VASL.LOS.Map.Hex;
import VASL.LOS.Map.LOSResult;
import VASL.LOS.Map.Map;
import VASL.LOS.Map.Terrain;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What VASL says of LOS on a board's own artwork, in the lines that {@code asl-conformance board los --answers}
 * reads: {@code java -cp classes conformance.Artwork ARCHIVE [HEXES]}. All pairs up to HEXES apart, 12 by default.
 */
public final class Artwork {
    private static final int COLUMNS = 33, ROWS = 10, WIDTH = 1800, HEIGHT = 645;
    private static final int PACKED = 16 << 20, REACH = 12;

    private final Map map;
    private final PrintStream out;

    private Artwork(Map map, PrintStream out) {
        this.map = map;
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length < 1 || arguments.length > 2) {
            System.err.println("usage: java -cp classes conformance.Artwork ARCHIVE [HEXES]");
            System.exit(2);
        }
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        System.setOut(System.err); // whatever VASL prints is a log
        try {
            byte[] packed = packed(Path.of(arguments[0]));
            String sum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(packed));
            Map map = unpacked(packed, Chart.read(Engine.resource("SharedBoardMetadata.xml")));
            out.print("# engine VASL\n# version " + Engine.version() + "\n# losdata_sha256 " + sum + "\n");
            new Artwork(map, out).tell(arguments.length > 1 ? Integer.parseInt(arguments[1]) : REACH);
        } catch (IOException | NumberFormatException problem) {
            System.err.println(arguments[0] + ": " + problem.getMessage());
            System.exit(2);
        }
        out.flush();
    }

    /** The map of a board archive. */
    static Map map(Path archive, HashMap<String, Terrain> chart) throws IOException {
        return unpacked(packed(archive), chart);
    }

    /** The LOSData as the archive holds it, still packed. */
    private static byte[] packed(Path archive) throws IOException {
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            ZipEntry entry = zip.getEntry("LOSData");
            if (entry == null) throw new IOException("no LOSData in it: is it a board archive of VASL?");
            try (InputStream data = zip.getInputStream(entry)) {
                return bounded(data, "LOSData");
            }
        }
    }

    private static byte[] bounded(InputStream data, String what) throws IOException {
        byte[] read = data.readNBytes(PACKED + 1);
        if (read.length > PACKED) throw new IOException(what + " has more than 16 MiB");
        return read;
    }

    private static Map unpacked(byte[] packed, HashMap<String, Terrain> chart) throws IOException {
        byte[] bytes = bounded(new GZIPInputStream(new ByteArrayInputStream(packed)), "unpacked LOSData");
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.setObjectInputFilter(seen -> java.io.ObjectInputFilter.Status.REJECTED);
            int columns = in.readInt(), rows = in.readInt(), width = in.readInt(), height = in.readInt();
            if (columns != COLUMNS || rows != ROWS || width != WIDTH || height != HEIGHT) {
                throw new IOException(columns + " columns of " + rows + " hexes on " + width + " x " + height
                        + " pixels; only boards of 33 columns, 10 rows, 1800 x 645 pixels are read");
            }
            Map map = new Map(3 * Layout.WIDTH, 2 * Layout.HEIGHT, columns, rows, 0, Layout.HEIGHT, width, height,
                    chart, "Normal", false);
            for (int x = 0; x < width; x++) {
                for (int y = 0; y < height; y++) {
                    map.setGridElevation(in.readByte(), x, y);
                    map.setGridTerrainCode(in.readByte() & 0xff, x, y);
                }
            }
            for (int column = 0; column < columns; column++) {
                for (int row = 0; row < rows(column); row++) map.getHex(column, row).setStairway(in.readByte() == 1);
            }
            map.resetHexTerrain(0);
            return map;
        }
    }

    private static int rows(int column) {
        return ROWS + column % 2;
    }

    private static Point centre(int column, int row) {
        return new Point(3 * column, column % 2 == 0 ? 2 * (row + 1) : 2 * row + 1);
    }

    private static int range(Point a, Point b) {
        int columns = Math.abs(a.x() - b.x()) / 3;
        return columns + Math.max(0, (Math.abs(a.y() - b.y()) - columns) / 2);
    }

    private void tell(int reach) {
        for (int from = 0; from < COLUMNS; from++) {
            for (int i = 0; i < rows(from); i++) {
                for (int to = Math.max(0, from - reach); to <= Math.min(COLUMNS - 1, from + reach); to++) {
                    for (int j = 0; j < rows(to); j++) {
                        int apart = range(centre(from, i), centre(to, j));
                        if (apart > 0 && apart <= reach) tell(from, i, to, j);
                    }
                }
            }
        }
    }

    private void tell(int from, int i, int to, int j) {
        Hex viewer = map.getHex(from, i), target = map.getHex(to, j);
        String said;
        try {
            LOSResult result = new LOSResult();
            map.LOS(viewer.getCenterLocation(), false, target.getCenterLocation(), false, result, null);
            said = result.isBlocked() ? "blocked\t" + reason(result) : String.valueOf(result.getHindrance());
        } catch (RuntimeException problem) {
            said = "error\t" + problem.getClass().getName();
        }
        out.print(centre(from, i).name() + "\t" + centre(to, j).name() + "\t" + said + "\n");
    }

    private static String reason(LOSResult result) {
        java.awt.Point at = result.getBlockedAtPoint();
        return result.getReason().replaceAll("\\s+", " ") + " at " + at.x + "," + at.y;
    }
}
