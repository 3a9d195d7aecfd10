#include "json.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace json {
namespace {

constexpr int DEEPEST = 200;

class Reading {
public:
    explicit Reading(const std::string& text) : text(text) {}

    Json whole() {
        Json found = value(0);
        space();
        if (at < text.size()) wrong("the end");
        return found;
    }

private:
    const std::string& text;
    std::size_t at = 0;

    [[noreturn]] void wrong(const std::string& due) const {
        throw Malformed("no JSON: " + due + " is due at byte " + std::to_string(at));
    }

    char next() const { return at < text.size() ? text[at] : '\0'; }

    void space() {
        while (next() == ' ' || next() == '\t' || next() == '\r' || next() == '\n') at++;
    }

    bool take(const std::string& due) {
        const bool there = text.compare(at, due.size(), due) == 0;
        if (there) at += due.size();
        return there;
    }

    Json value(int depth) {
        if (depth > DEEPEST) wrong("less depth");
        space();
        if (take("{")) return object(depth);
        if (take("[")) return list(depth);
        if (take("\"")) return Json(string());
        if (take("true")) return Json(true);
        if (take("false")) return Json(false);
        if (take("null")) return Json();
        return number();
    }

    Json object(int depth) {
        Json::Object found;
        space();
        if (take("}")) return Json(std::move(found));
        do {
            space();
            if (!take("\"")) wrong("a name");
            const std::string name = string();
            space();
            if (!take(":")) wrong("a colon");
            if (!found.emplace(name, value(depth + 1)).second)
                throw Malformed("the name " + name + " stands twice in one object");
            space();
        } while (take(","));
        if (!take("}")) wrong("} or a comma");
        return Json(std::move(found));
    }

    Json list(int depth) {
        Json::List found;
        space();
        if (take("]")) return Json(std::move(found));
        do {
            found.push_back(value(depth + 1));
            space();
        } while (take(","));
        if (!take("]")) wrong("] or a comma");
        return Json(std::move(found));
    }

    std::string string() {
        std::string found;
        while (at < text.size() && static_cast<unsigned char>(text[at]) >= ' ') {
            const char one = text[at++];
            if (one == '"') return found;
            if (one == '\\')
                escaped(found);
            else
                found += one;
        }
        wrong("the end of a string");
    }

    void escaped(std::string& found) {
        const std::string marks = "\"\\/bfnrt";
        const std::size_t which = at < text.size() ? marks.find(text[at]) : std::string::npos;
        if (which != std::string::npos) {
            found += "\"\\/\b\f\n\r\t"[which];
            at++;
            return;
        }
        unsigned code = four();
        if (code >= 0xd800 && code < 0xdc00 && take("\\")) {
            const unsigned low = four();
            if (low < 0xdc00 || low >= 0xe000) wrong("the other half of a character");
            code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        }
        if (code >= 0xd800 && code < 0xe000) wrong("a whole character");
        utf8(code, found);
    }

    unsigned four() {
        if (!take("u")) wrong("an escape");
        unsigned code = 0;
        for (int digits = 0; digits < 4; digits++, at++) {
            const char one = next();
            const char low = static_cast<char>(one | 0x20);
            if (one >= '0' && one <= '9')
                code = 16 * code + static_cast<unsigned>(one - '0');
            else if (low >= 'a' && low <= 'f')
                code = 16 * code + static_cast<unsigned>(low - 'a' + 10);
            else
                wrong("four hexadecimal digits");
        }
        return code;
    }

    static void utf8(unsigned code, std::string& found) {
        const auto rest = [&](int shift) { found += static_cast<char>(0x80 | ((code >> shift) & 0x3f)); };
        if (code < 0x80) {
            found += static_cast<char>(code);
        } else if (code < 0x800) {
            found += static_cast<char>(0xc0 | (code >> 6));
            rest(0);
        } else if (code < 0x10000) {
            found += static_cast<char>(0xe0 | (code >> 12));
            rest(6);
            rest(0);
        } else {
            found += static_cast<char>(0xf0 | (code >> 18));
            rest(12);
            rest(6);
            rest(0);
        }
    }

    std::size_t digits() {
        const std::size_t start = at;
        while (next() >= '0' && next() <= '9') at++;
        return at - start;
    }

    Json number() {
        const std::size_t start = at;
        take("-");
        const bool zero = next() == '0';
        const std::size_t whole = digits();
        if (whole == 0 || (zero && whole > 1)) wrong("a value");
        bool plain = whole < 18;
        if (take(".")) {
            plain = false;
            if (digits() == 0) wrong("a digit");
        }
        if (take("e") || take("E")) {
            plain = false;
            if (!take("+")) take("-");
            if (digits() == 0) wrong("a digit");
        }
        const std::string found = text.substr(start, at - start);
        if (plain) return Json(static_cast<std::int64_t>(std::stoll(found)));
        const double number = std::strtod(found.c_str(), nullptr);
        if (!std::isfinite(number)) wrong("a number of less size");
        return Json(number);
    }
};

void write(const std::string& value, std::string& out) {
    out += '"';
    for (const char one : value) {
        if (one == '"' || one == '\\') {
            out += '\\';
            out += one;
        } else if (static_cast<unsigned char>(one) < ' ') {
            char escape[8];
            std::snprintf(escape, sizeof escape, "\\u%04x", one);
            out += escape;
        } else {
            out += one;
        }
    }
    out += '"';
}

struct Writing {
    std::string& out;

    void operator()(std::nullptr_t) const { out += "null"; }
    void operator()(bool truth) const { out += truth ? "true" : "false"; }
    void operator()(std::int64_t whole) const { out += std::to_string(whole); }
    void operator()(double number) const {
        char digits[32];
        std::snprintf(digits, sizeof digits, "%.17g", number);
        out += digits;
    }
    void operator()(const std::string& value) const { write(value, out); }
    void operator()(const Json::List& items) const {
        out += '[';
        const char* before = "";
        for (const Json& item : items) {
            out += before;
            std::visit(*this, item.value);
            before = ",";
        }
        out += ']';
    }
    void operator()(const Json::Object& fields) const {
        out += '{';
        const char* before = "";
        for (const auto& [name, one] : fields) {
            out += before;
            write(name, out);
            out += ':';
            std::visit(*this, one.value);
            before = ",";
        }
        out += '}';
    }
};

}  // namespace

const Json::Object& Json::object(const std::string& path) const {
    if (const auto* found = std::get_if<Object>(&value)) return *found;
    throw Malformed(path + " is no object");
}

const Json::List& Json::list(const std::string& path) const {
    if (const auto* found = std::get_if<List>(&value)) return *found;
    throw Malformed(path + " is no array");
}

const std::string& Json::text(const std::string& path) const {
    if (const auto* found = std::get_if<std::string>(&value)) return *found;
    throw Malformed(path + " is no string");
}

const Json& Json::member(const char* name, const std::string& path) const {
    const Object& fields = object(path);
    const auto found = fields.find(name);
    if (found == fields.end()) throw Malformed(path + "." + name + " is missing");
    return found->second;
}

Fields::Fields(const Json& value, const std::string& path, std::initializer_list<const char*> known)
    : fields(value), path(path) {
    for (const auto& [name, one] : value.object(path)) {
        bool there = false;
        for (const char* word : known) there = there || name == word;
        if (!there) throw Unknown("the field " + place(name.c_str()));
    }
}

const Json* Fields::find(const char* name) const {
    const Json::Object& all = fields.object(path);
    const auto found = all.find(name);
    const bool there = found != all.end() && !std::holds_alternative<std::nullptr_t>(found->second.value);
    return there ? &found->second : nullptr;
}

std::string Fields::place(const char* name) const { return path + "." + name; }

void put(Json::Object& out, const char* name, Json value) { out[name] = std::move(value); }

void read(const Json& value, const std::string& path, std::string& out) { out = value.text(path); }

void read(const Json& value, const std::string& path, std::int64_t& out) {
    if (const auto* whole = std::get_if<std::int64_t>(&value.value)) {
        out = *whole;
        return;
    }
    const auto* number = std::get_if<double>(&value.value);
    if (!number || *number != std::floor(*number) || std::fabs(*number) > 9e15)
        throw Malformed(path + " is no whole number");
    out = static_cast<std::int64_t>(*number);
}

void read(const Json& value, const std::string& path, double& out) {
    if (const auto* whole = std::get_if<std::int64_t>(&value.value))
        out = static_cast<double>(*whole);
    else if (const auto* number = std::get_if<double>(&value.value))
        out = *number;
    else
        throw Malformed(path + " is no number");
}

void read(const Json& value, const std::string& path, bool& out) {
    if (const auto* truth = std::get_if<bool>(&value.value))
        out = *truth;
    else
        throw Malformed(path + " is neither true nor false");
}

Json parse(const std::string& text) { return Reading(text).whole(); }

std::string text(const Json& value) {
    std::string out;
    std::visit(Writing{out}, value.value);
    return out;
}

}  // namespace json
