package VASL.LOS.Map;

import java.awt.Point;

public class LOSResult {
    private Point at;
    private String reason = "";

    void block(Point at, String reason) {
        this.at = at;
        this.reason = reason;
    }

    public boolean isBlocked() { return at != null; }
    public int getHindrance() { return 0; }
    public Point getBlockedAtPoint() { return at; }
    public String getReason() { return reason; }
}
