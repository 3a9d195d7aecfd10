using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

namespace Conformance.Protocol
{
    /// <summary>The text is no JSON, or a value is of another type than the protocol says.</summary>
    public sealed class Malformed : Exception
    {
        public Malformed(string message) : base(message) { }
    }

    /// <summary>A field or word that this engine has never heard of: unsupported, and no guess.</summary>
    public sealed class Unknown : Exception
    {
        public Unknown(string message) : base(message) { }
    }

    /// <summary>What writes itself as an object.</summary>
    public interface IWritten
    {
        Dictionary<string, object> Written();
    }

    /// <summary>The fields of an object, of which none may be unknown.</summary>
    internal sealed class Fields
    {
        private readonly Dictionary<string, object> fields;
        private readonly string path;

        public Fields(object value, string path, params string[] known)
        {
            fields = Json.Object(value, path);
            this.path = path;
            foreach (string name in fields.Keys)
                if (!known.Contains(name)) throw new Unknown("the field " + path + "." + name);
        }

        public T Need<T>(string name, Func<object, string, T> reader)
        {
            return reader(Json.Member(fields, name, path), path + "." + name);
        }

        public T Get<T>(string name, Func<object, string, T> reader, T fallback)
        {
            object value;
            return fields.TryGetValue(name, out value) && value != null ? reader(value, path + "." + name) : fallback;
        }

        public T? Maybe<T>(string name, Func<object, string, T> reader) where T : struct
        {
            object value;
            return fields.TryGetValue(name, out value) && value != null ? reader(value, path + "." + name) : (T?)null;
        }
    }

    /// <summary>
    /// JSON read strictly and written: objects are dictionaries, arrays lists, numbers long or double.
    /// </summary>
    public sealed class Json
    {
        private const int Deepest = 200;

        public static Dictionary<string, object> Object(object value, string path)
        {
            var found = value as Dictionary<string, object>;
            if (found == null) throw new Malformed(path + " is no object");
            return found;
        }

        public static object Member(object value, string name, string path)
        {
            object found;
            if (!Object(value, path).TryGetValue(name, out found) || found == null)
                throw new Malformed(path + "." + name + " is missing");
            return found;
        }

        public static object Anything(object value, string path)
        {
            return value;
        }

        public static string Text(object value, string path)
        {
            var text = value as string;
            if (text == null) throw new Malformed(path + " is no string");
            return text;
        }

        /// <summary>2.0 is 2.</summary>
        public static long Whole(object value, string path)
        {
            if (value is long) return (long)value;
            if (value is double && (double)value == Math.Floor((double)value) && Math.Abs((double)value) < 9e15)
                return (long)(double)value;
            throw new Malformed(path + " is no whole number");
        }

        public static double Number(object value, string path)
        {
            if (value is long) return (long)value;
            if (value is double) return (double)value;
            throw new Malformed(path + " is no number");
        }

        public static bool Truth(object value, string path)
        {
            if (value is bool) return (bool)value;
            throw new Malformed(path + " is neither true nor false");
        }

        internal static int Word(string[] words, object value, string path)
        {
            int found = Array.IndexOf(words, Text(value, path));
            if (found < 0) throw new Unknown("the word " + value + " of " + path);
            return found;
        }

        internal static Func<object, string, List<T>> List<T>(Func<object, string, T> reader)
        {
            return (value, path) =>
            {
                var items = value as List<object>;
                if (items == null) throw new Malformed(path + " is no array");
                return items.Select((item, at) => reader(item, path + "[" + at + "]")).ToList();
            };
        }

        internal static Func<object, string, Dictionary<string, T>> Map<T>(Func<object, string, T> reader)
        {
            return (value, path) => Object(value, path)
                .ToDictionary(one => one.Key, one => reader(one.Value, path + "." + one.Key));
        }

        /// <summary>The value that the whole text is.</summary>
        public static object Read(string text)
        {
            var reading = new Json(text);
            object value = reading.Value(0);
            reading.Space();
            if (reading.at < text.Length) throw reading.Wrong("the end");
            return value;
        }

        private readonly string text;
        private int at;

        private Json(string text)
        {
            this.text = text;
        }

        private Malformed Wrong(string due)
        {
            return new Malformed("no JSON: " + due + " is due at character " + at);
        }

        private void Space()
        {
            while (at < text.Length && " \t\r\n".IndexOf(text[at]) >= 0) at++;
        }

        private bool Take(string due)
        {
            bool there = string.CompareOrdinal(text, at, due, 0, due.Length) == 0;
            if (there) at += due.Length;
            return there;
        }

        private object Value(int depth)
        {
            if (depth > Deepest) throw Wrong("less depth");
            Space();
            if (Take("{")) return ObjectAt(depth);
            if (Take("[")) return ListAt(depth);
            if (Take("\"")) return StringAt();
            if (Take("true")) return true;
            if (Take("false")) return false;
            if (Take("null")) return null;
            return NumberAt();
        }

        private Dictionary<string, object> ObjectAt(int depth)
        {
            var found = new Dictionary<string, object>();
            Space();
            if (Take("}")) return found;
            do
            {
                Space();
                if (!Take("\"")) throw Wrong("a name");
                string name = StringAt();
                Space();
                if (!Take(":")) throw Wrong("a colon");
                object value = Value(depth + 1);
                if (found.ContainsKey(name)) throw new Malformed("the name " + name + " stands twice in one object");
                found[name] = value;
                Space();
            } while (Take(","));
            if (!Take("}")) throw Wrong("} or a comma");
            return found;
        }

        private List<object> ListAt(int depth)
        {
            var found = new List<object>();
            Space();
            if (Take("]")) return found;
            do
            {
                found.Add(Value(depth + 1));
                Space();
            } while (Take(","));
            if (!Take("]")) throw Wrong("] or a comma");
            return found;
        }

        private string StringAt()
        {
            var found = new StringBuilder();
            while (at < text.Length && text[at] >= ' ')
            {
                char next = text[at++];
                if (next == '"') return found.ToString();
                found.Append(next == '\\' ? Escaped() : next);
            }
            throw Wrong("the end of a string");
        }

        private char Escaped()
        {
            int which = at < text.Length ? "\"\\/bfnrtu".IndexOf(text[at++]) : -1;
            if (which < 0) throw Wrong("an escape");
            if (which < 8) return "\"\\/\b\f\n\r\t"[which];
            int code = 0;
            for (int digits = 0; digits < 4; digits++, at++)
            {
                int digit = at < text.Length ? "0123456789abcdef".IndexOf(char.ToLowerInvariant(text[at])) : -1;
                if (digit < 0) throw Wrong("four hexadecimal digits");
                code = 16 * code + digit;
            }
            return (char)code;
        }

        private static readonly Regex Numeral =
            new Regex(@"\G-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?", RegexOptions.CultureInvariant);

        private object NumberAt()
        {
            Match found = Numeral.Match(text, at);
            if (!found.Success) throw Wrong("a value");
            at += found.Length;
            if (!found.Groups[2].Success && !found.Groups[3].Success && found.Length < 18)
                return long.Parse(found.Value, CultureInfo.InvariantCulture);
            double number;
            bool there = double.TryParse(found.Value, NumberStyles.Float, CultureInfo.InvariantCulture, out number);
            if (!there || double.IsInfinity(number)) throw Wrong("a number of less size");
            return number;
        }

        /// <summary>The text of a value, on one line.</summary>
        public static string Write(object value)
        {
            var result = new StringBuilder();
            Write(value, result);
            return result.ToString();
        }

        private static void Write(object value, StringBuilder into)
        {
            if (value == null) into.Append("null");
            else if (value is bool) into.Append((bool)value ? "true" : "false");
            else if (value is string) WriteText((string)value, into);
            else if (value is double) into.Append(((double)value).ToString("R", CultureInfo.InvariantCulture));
            else if (value is IFormattable && !(value is Enum))
                into.Append(((IFormattable)value).ToString(null, CultureInfo.InvariantCulture));
            else if (value is IWritten) Write(((IWritten)value).Written(), into);
            else if (value is Enum) WriteText(WordOf((Enum)value), into);
            else if (value is System.Collections.IDictionary) WriteObject((System.Collections.IDictionary)value, into);
            else WriteList((System.Collections.IEnumerable)value, into);
        }

        private static string WordOf(Enum word)
        {
            var method = typeof(Wire).GetMethod("Word", new[] { word.GetType() });
            return (string)method.Invoke(null, new object[] { word });
        }

        private static void WriteObject(System.Collections.IDictionary fields, StringBuilder into)
        {
            string before = "{";
            foreach (System.Collections.DictionaryEntry entry in fields)
            {
                into.Append(before);
                WriteText((string)entry.Key, into);
                Write(entry.Value, into.Append(':'));
                before = ",";
            }
            into.Append(fields.Count == 0 ? "{}" : "}");
        }

        private static void WriteList(System.Collections.IEnumerable items, StringBuilder into)
        {
            string before = "";
            into.Append('[');
            foreach (object item in items)
            {
                Write(item, into.Append(before));
                before = ",";
            }
            into.Append(']');
        }

        private static void WriteText(string value, StringBuilder into)
        {
            into.Append('"');
            foreach (char one in value)
            {
                if (one == '"' || one == '\\') into.Append('\\').Append(one);
                else if (one < ' ' || char.IsSurrogate(one)) into.Append("\\u").Append(((int)one).ToString("x4"));
                else into.Append(one);
            }
            into.Append('"');
        }
    }
}
