import java.math.BigDecimal;
import java.util.*;

/** JSON read strictly and written: objects are maps, arrays lists, numbers Long or Double. */
final class Json {
    static final int DEEPEST = 200;

    /** The text is no JSON, or a value is of another type than the protocol says. */
    static final class Malformed extends RuntimeException {
        Malformed(String message) {
            super(message);
        }
    }

    /** A field or word that this engine has never heard of: unsupported, and no guess. */
    static final class Unknown extends RuntimeException {
        Unknown(String message) {
            super(message);
        }
    }

    /** What writes itself as an object. */
    interface Written {
        Map<String, Object> json();
    }

    /** A word of a closed list. */
    interface Word {
        String word();
    }

    /** Makes a value of the protocol of one of JSON; the path is for messages. */
    interface Reader<T> {
        T read(Object value, String path);
    }

    /** The fields of an object, of which none may be unknown. */
    static final class Fields {
        private final Map<?, ?> fields;
        private final String path;

        Fields(Object value, String path, String... known) {
            this.fields = object(value, path);
            this.path = path;
            for (Object name : fields.keySet())
                if (!Arrays.asList(known).contains(name)) throw new Unknown("the field " + place(path, name));
        }

        <T> T need(String name, Reader<T> reader) {
            return reader.read(member(fields, name, path), place(path, name));
        }

        <T> T get(String name, Reader<T> reader, T fallback) {
            Object value = fields.get(name);
            return value == null ? fallback : reader.read(value, place(path, name));
        }
    }

    private static String place(String path, Object name) {
        return path.isEmpty() ? name.toString() : path + "." + name;
    }

    static Map<?, ?> object(Object value, String path) {
        if (value instanceof Map<?, ?> map) return map;
        throw new Malformed(path + " is no object");
    }

    static Object member(Object value, String name, String path) {
        Object found = object(value, path).get(name);
        if (found == null) throw new Malformed(place(path, name) + " is missing");
        return found;
    }

    static String text(Object value, String path) {
        if (value instanceof String text) return text;
        throw new Malformed(path + " is no string");
    }

    /** 2.0 is 2. */
    static Long whole(Object value, String path) {
        if (value instanceof Long whole) return whole;
        if (value instanceof Double number && number == Math.rint(number) && Math.abs(number) < 1L << 53)
            return number.longValue();
        throw new Malformed(path + " is no whole number");
    }

    static Double number(Object value, String path) {
        if (value instanceof Number number) return number.doubleValue();
        throw new Malformed(path + " is no number");
    }

    static Boolean truth(Object value, String path) {
        if (value instanceof Boolean truth) return truth;
        throw new Malformed(path + " is neither true nor false");
    }

    static <T> Reader<List<T>> list(Reader<T> reader) {
        return (value, path) -> {
            if (!(value instanceof List<?> items)) throw new Malformed(path + " is no array");
            List<T> found = new ArrayList<>();
            for (Object item : items) found.add(reader.read(item, path + "[" + found.size() + "]"));
            return Collections.unmodifiableList(found);
        };
    }

    static <T> Reader<Map<String, T>> map(Reader<T> reader) {
        return (value, path) -> {
            Map<String, T> found = new LinkedHashMap<>();
            object(value, path).forEach((name, one) ->
                found.put((String) name, reader.read(one, place(path, name))));
            return Collections.unmodifiableMap(found);
        };
    }

    static Object read(String text) {
        Json reading = new Json(text);
        Object value = reading.value(0);
        reading.space();
        if (reading.at < text.length()) throw reading.wrong("the end");
        return value;
    }

    private final String text;
    private int at = 0;

    private Json(String text) {
        this.text = text;
    }

    private Malformed wrong(String due) {
        return new Malformed("no JSON: " + due + " is due at character " + at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private boolean take(String due) {
        boolean there = text.startsWith(due, at);
        if (there) at += due.length();
        return there;
    }

    private Object value(int depth) {
        if (depth > DEEPEST) throw wrong("less depth");
        space();
        if (take("{")) return object(depth);
        if (take("[")) return array(depth);
        if (take("\"")) return string();
        if (take("true")) return true;
        if (take("false")) return false;
        if (take("null")) return null;
        return number();
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> found = new LinkedHashMap<>();
        space();
        if (take("}")) return found;
        do {
            space();
            if (!take("\"")) throw wrong("a name");
            String name = string();
            space();
            if (!take(":")) throw wrong("a colon");
            Object value = value(depth + 1);
            if (found.containsKey(name)) throw new Malformed("the name " + name + " stands twice in one object");
            found.put(name, value);
            space();
        } while (take(","));
        if (!take("}")) throw wrong("} or a comma");
        return found;
    }

    private List<Object> array(int depth) {
        List<Object> found = new ArrayList<>();
        space();
        if (take("]")) return found;
        do {
            found.add(value(depth + 1));
            space();
        } while (take(","));
        if (!take("]")) throw wrong("] or a comma");
        return found;
    }

    private String string() {
        StringBuilder found = new StringBuilder();
        while (at < text.length()) {
            char next = text.charAt(at++);
            if (next == '"') return found.toString();
            if (next < ' ') break;
            found.append(next == '\\' ? escaped() : next);
        }
        throw wrong("the end of a string");
    }

    private char escaped() {
        int which = at < text.length() ? "\"\\/bfnrtu".indexOf(text.charAt(at++)) : -1;
        if (which < 0) throw wrong("an escape");
        if (which < 8) return "\"\\/\b\f\n\r\t".charAt(which);
        int code = 0;
        for (int digits = 0; digits < 4; digits++, at++) {
            int digit = at < text.length() ? "0123456789abcdef".indexOf(Character.toLowerCase(text.charAt(at))) : -1;
            if (digit < 0) throw wrong("four hexadecimal digits");
            code = 16 * code + digit;
        }
        return (char) code;
    }

    private static final java.util.regex.Pattern NUMBER =
        java.util.regex.Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    private Object number() {
        var found = NUMBER.matcher(text).region(at, text.length());
        if (!found.lookingAt()) throw wrong("a value");
        at = found.end();
        if (found.group(2) == null && found.group(3) == null && found.group().length() < 18)
            return Long.valueOf(found.group());
        double number = Double.parseDouble(found.group());
        if (Double.isInfinite(number)) throw wrong("a number of less size");
        return number;
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Written written) write(written.json(), out);
        else if (value instanceof Word word) write(word.word(), out);
        else if (value instanceof Map<?, ?> map) {
            String before = "{";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(before);
                write(entry.getKey().toString(), out);
                write(entry.getValue(), out.append(':'));
                before = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof Collection<?> items) {
            String before = "[";
            for (Object item : items) {
                write(item, out.append(before));
                before = ",";
            }
            out.append(items.isEmpty() ? "[]" : "]");
        } else if (value instanceof String text) writeText(text, out);
        else if (value instanceof Double number) out.append(new BigDecimal(number).stripTrailingZeros().toPlainString());
        else out.append(value);
    }

    private static void writeText(String text, StringBuilder out) {
        out.append('"');
        for (char one : text.toCharArray()) {
            if (one == '"' || one == '\\') out.append('\\').append(one);
            else if (one < ' ' || Character.isSurrogate(one)) out.append(String.format("\\u%04x", (int) one));
            else out.append(one);
        }
        out.append('"');
    }
}
