package conformance;

/** What VASL, or this adapter, would have to know to answer. */
final class Unsupported extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unsupported(String missing) {
        super(missing, null, false, false);
    }
}
