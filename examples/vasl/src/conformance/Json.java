package conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as plain values: Map, List, String, Long, Double, Boolean and null. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Reads one value; throws IllegalArgumentException naming the place where the text is no JSON. */
    static Object read(String text) {
        Json reader = new Json(text);
        Object value = reader.value();
        reader.space();
        if (reader.at < text.length()) throw reader.wrong("the end");
        return value;
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            String mark = "{";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(mark);
                quote(String.valueOf(entry.getKey()), out);
                out.append(':');
                write(entry.getValue(), out);
                mark = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String mark = "[";
            for (Object item : list) {
                out.append(mark);
                write(item, out);
                mark = ",";
            }
            out.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof String string) {
            quote(string, out);
        } else {
            out.append(value);
        }
    }

    private static void quote(String string, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ' || c > '~') out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        out.append('"');
    }

    private Object value() {
        space();
        char c = peek();
        if (c == '{') return object();
        if (c == '[') return array();
        if (c == '"') return string();
        if (c == '-' || Character.isDigit(c)) return number();
        return word();
    }

    private Map<String, Object> object() {
        Map<String, Object> found = new LinkedHashMap<>();
        at++;
        if (!ends('}')) {
            do {
                space();
                String key = string();
                space();
                expect(':');
                found.put(key, value());
            } while (more('}'));
        }
        return found;
    }

    private List<Object> array() {
        List<Object> found = new ArrayList<>();
        at++;
        if (!ends(']')) {
            do {
                found.add(value());
            } while (more(']'));
        }
        return found;
    }

    private boolean ends(char end) {
        space();
        if (peek() != end) return false;
        at++;
        return true;
    }

    private boolean more(char end) {
        if (ends(end)) return false;
        expect(',');
        return true;
    }

    private String string() {
        expect('"');
        StringBuilder found = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            found.append(c == '\\' ? escaped() : c);
        }
        at++;
        return found.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            case '"', '\\', '/' -> c;
            default -> throw wrong("an escape");
        };
    }

    private char unicode() {
        try {
            char c = (char) Integer.parseInt(text, at, at + 4, 16);
            at += 4;
            return c;
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw wrong("four hexadecimal digits");
        }
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        String digits = text.substring(start, at);
        try {
            double number = Double.parseDouble(digits);
            if (number == Math.rint(number) && Math.abs(number) < 1L << 53) return (long) number;
            return number;
        } catch (NumberFormatException e) {
            throw wrong("a number");
        }
    }

    private Object word() {
        for (String word : List.of("true", "false", "null")) {
            if (text.startsWith(word, at)) {
                at += word.length();
                return word.equals("null") ? null : (Object) word.equals("true");
            }
        }
        throw wrong("a value");
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private char peek() {
        if (at >= text.length()) throw wrong("more");
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) throw wrong("'" + c + "'");
        at++;
    }

    private IllegalArgumentException wrong(String due) {
        return new IllegalArgumentException("no JSON: " + due + " expected at character " + at);
    }
}
