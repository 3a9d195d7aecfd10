// JSON read strictly and written, and the fields of objects.

#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace json {

/// The text is no JSON, or a value is of another type than the protocol says.
struct Malformed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A field or word that this engine has never heard of: unsupported, and no guess.
struct Unknown : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Json {
    using List = std::vector<Json>;
    using Object = std::map<std::string, Json>;
    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, List, Object> value;

    Json() : value(nullptr) {}
    template <class T>
    explicit Json(T one) : value(std::move(one)) {}

    const Object& object(const std::string& path) const;
    const List& list(const std::string& path) const;
    const std::string& text(const std::string& path) const;
    const Json& member(const char* name, const std::string& path) const;
};

inline void read(const Json& value, const std::string&, Json& out) { out = value; }

void read(const Json& value, const std::string& path, std::string& out);
/// 2.0 is 2.
void read(const Json& value, const std::string& path, std::int64_t& out);
void read(const Json& value, const std::string& path, double& out);
void read(const Json& value, const std::string& path, bool& out);

template <class T>
void read(const Json& value, const std::string& path, std::optional<T>& out) {
    read(value, path, out.emplace());
}

template <class T>
void read(const Json& value, const std::string& path, std::vector<T>& out) {
    out.clear();
    for (const Json& item : value.list(path)) read(item, path + "[" + std::to_string(out.size()) + "]", out.emplace_back());
}

template <class T>
void read(const Json& value, const std::string& path, std::map<std::string, T>& out) {
    out.clear();
    for (const auto& [name, one] : value.object(path)) read(one, path + "." + name, out[name]);
}

/// The fields of an object, of which none may be unknown.
class Fields {
public:
    Fields(const Json& value, const std::string& path, std::initializer_list<const char*> known);

    template <class T>
    void need(const char* name, T& out) const {
        read(fields.member(name, path), place(name), out);
    }
    template <class T>
    void get(const char* name, T& out) const {
        if (const Json* value = find(name)) read(*value, place(name), out);
    }

private:
    const Json& fields;
    const std::string& path;

    const Json* find(const char* name) const;
    std::string place(const char* name) const;
};

/// Puts a field into an object.
void put(Json::Object& out, const char* name, Json value);

inline Json to_json(const Json& value) { return value; }
inline Json to_json(const std::string& value) { return Json(value); }
inline Json to_json(std::int64_t value) { return Json(value); }
inline Json to_json(double value) { return Json(value); }
inline Json to_json(bool value) { return Json(value); }
template <class T>
Json to_json(const std::vector<T>& items);

template <class T>
Json to_json(const std::map<std::string, T>& fields) {
    Json::Object out;
    for (const auto& [name, one] : fields) out[name] = to_json(one);
    return Json(std::move(out));
}

template <class T>
Json to_json(const std::vector<T>& items) {
    Json::List out;
    for (const T& item : items) out.push_back(to_json(item));
    return Json(std::move(out));
}

/// The value that the whole text is.
Json parse(const std::string& text);

/// The text of a value, on one line.
std::string text(const Json& value);

}  // namespace json
