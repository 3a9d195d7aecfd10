package VASL.build.module.map.boardArchive;

import java.awt.geom.Point2D;

/** Our stand-in for the class of this name, which needs the GUI: the measures of a geomorphic board, no more. */
public final class BoardArchive {
    public static final double GEO_IMAGE_WIDTH = 1800;
    public static final double GEO_IMAGE_HEIGHT = 645;
    public static final double GEO_HEX_WIDTH = 56.25;
    public static final double GEO_HEX_HEIGHT = 64.5;
    public static final Point2D.Double GEO_A1_Center = new Point2D.Double(0, 32.25);

    private BoardArchive() {}

    public static double missingValue() {
        return -999;
    }
}
