//! JSON read strictly and written; what reads itself from it and writes itself as it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

const DEEPEST: usize = 200;

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Truth(bool),
    Whole(i64),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

/// Why a value was not read.
#[derive(Debug)]
pub enum Wrong {
    /// The text is no JSON, or a value is of another type than the protocol says.
    Malformed(String),
    /// A field or word that this engine has never heard of: unsupported, and no guess.
    Unknown(String),
}

/// Made of a value of JSON; the path is for messages.
pub trait Read: Sized {
    fn read(value: &Json, path: &str) -> Result<Self, Wrong>;
}

pub trait Write {
    fn json(&self) -> Json;
}

fn malformed<T>(message: String) -> Result<T, Wrong> {
    Err(Wrong::Malformed(message))
}

impl Json {
    pub fn object(&self, path: &str) -> Result<&BTreeMap<String, Json>, Wrong> {
        match self {
            Json::Object(fields) => Ok(fields),
            _ => malformed(format!("{path} is no object")),
        }
    }

    pub fn text(&self, path: &str) -> Result<&str, Wrong> {
        match self {
            Json::Text(text) => Ok(text),
            _ => malformed(format!("{path} is no string")),
        }
    }

    pub fn member<T: Read>(&self, name: &str, path: &str) -> Result<T, Wrong> {
        match self.object(path)?.get(name) {
            Some(value) => T::read(value, &format!("{path}.{name}")),
            None => malformed(format!("{path}.{name} is missing")),
        }
    }
}

/// The fields of an object, of which none may be unknown.
pub struct Fields<'a> {
    value: &'a Json,
    path: &'a str,
}

impl<'a> Fields<'a> {
    pub fn of(value: &'a Json, path: &'a str, known: &[&str]) -> Result<Self, Wrong> {
        match value.object(path)?.keys().find(|name| !known.contains(&name.as_str())) {
            Some(name) => Err(Wrong::Unknown(format!("the field {path}.{name}"))),
            None => Ok(Fields { value, path }),
        }
    }

    pub fn need<T: Read>(&self, name: &str) -> Result<T, Wrong> {
        self.value.member(name, self.path)
    }

    pub fn get<T: Read>(&self, name: &str) -> Result<Option<T>, Wrong> {
        match self.value.object(self.path)?.get(name) {
            None | Some(Json::Null) => Ok(None),
            Some(_) => self.need(name).map(Some),
        }
    }
}

impl Read for Json {
    fn read(value: &Json, _: &str) -> Result<Self, Wrong> {
        Ok(value.clone())
    }
}

impl Read for String {
    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {
        value.text(path).map(str::to_string)
    }
}

impl Read for i64 {
    /// 2.0 is 2.
    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {
        match value {
            Json::Whole(whole) => Ok(*whole),
            Json::Number(number) if number.fract() == 0.0 && number.abs() < 9e15 => Ok(*number as i64),
            _ => malformed(format!("{path} is no whole number")),
        }
    }
}

impl Read for f64 {
    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {
        match value {
            Json::Whole(whole) => Ok(*whole as f64),
            Json::Number(number) => Ok(*number),
            _ => malformed(format!("{path} is no number")),
        }
    }
}

impl Read for bool {
    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {
        match value {
            Json::Truth(truth) => Ok(*truth),
            _ => malformed(format!("{path} is neither true nor false")),
        }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {
        match value {
            Json::List(items) => {
                items.iter().enumerate().map(|(at, item)| T::read(item, &format!("{path}[{at}]"))).collect()
            }
            _ => malformed(format!("{path} is no array")),
        }
    }
}

impl<T: Read> Read for BTreeMap<String, T> {
    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {
        let fields = value.object(path)?.iter();
        fields.map(|(name, one)| Ok((name.clone(), T::read(one, &format!("{path}.{name}"))?))).collect()
    }
}

impl Write for Json {
    fn json(&self) -> Json {
        self.clone()
    }
}

impl Write for str {
    fn json(&self) -> Json {
        Json::Text(self.to_string())
    }
}

impl Write for String {
    fn json(&self) -> Json {
        Json::Text(self.clone())
    }
}

impl Write for i64 {
    fn json(&self) -> Json {
        Json::Whole(*self)
    }
}

impl Write for f64 {
    fn json(&self) -> Json {
        Json::Number(*self)
    }
}

impl Write for bool {
    fn json(&self) -> Json {
        Json::Truth(*self)
    }
}

impl<T: Write> Write for Vec<T> {
    fn json(&self) -> Json {
        Json::List(self.iter().map(Write::json).collect())
    }
}

impl<T: Write> Write for BTreeMap<String, T> {
    fn json(&self) -> Json {
        Json::Object(self.iter().map(|(name, value)| (name.clone(), value.json())).collect())
    }
}

/// The value that the whole text is.
pub fn parse(text: &str) -> Result<Json, Wrong> {
    let mut reading = Reading { text, at: 0 };
    let value = reading.value(0)?;
    reading.space();
    if reading.at < text.len() { reading.wrong("the end") } else { Ok(value) }
}

struct Reading<'a> {
    text: &'a str,
    at: usize,
}

impl Reading<'_> {
    fn wrong<T>(&self, due: &str) -> Result<T, Wrong> {
        malformed(format!("no JSON: {due} is due at byte {}", self.at))
    }

    fn next(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    fn space(&mut self) {
        while matches!(self.next(), b' ' | b'\t' | b'\r' | b'\n') {
            self.at += 1;
        }
    }

    fn take(&mut self, due: &str) -> bool {
        let there = self.text.as_bytes()[self.at..].starts_with(due.as_bytes());
        self.at += if there { due.len() } else { 0 };
        there
    }

    fn value(&mut self, depth: usize) -> Result<Json, Wrong> {
        if depth > DEEPEST {
            return self.wrong("less depth");
        }
        self.space();
        if self.take("{") {
            self.object(depth)
        } else if self.take("[") {
            self.list(depth)
        } else if self.take("\"") {
            self.string().map(Json::Text)
        } else if self.take("true") {
            Ok(Json::Truth(true))
        } else if self.take("false") {
            Ok(Json::Truth(false))
        } else if self.take("null") {
            Ok(Json::Null)
        } else {
            self.number()
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, Wrong> {
        let mut found = BTreeMap::new();
        self.space();
        if self.take("}") {
            return Ok(Json::Object(found));
        }
        loop {
            self.space();
            if !self.take("\"") {
                return self.wrong("a name");
            }
            let name = self.string()?;
            self.space();
            if !self.take(":") {
                return self.wrong("a colon");
            }
            let value = self.value(depth + 1)?;
            if found.contains_key(&name) {
                return malformed(format!("the name {name} stands twice in one object"));
            }
            found.insert(name, value);
            self.space();
            if self.take("}") {
                return Ok(Json::Object(found));
            }
            if !self.take(",") {
                return self.wrong("} or a comma");
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json, Wrong> {
        let mut found = Vec::new();
        self.space();
        if self.take("]") {
            return Ok(Json::List(found));
        }
        loop {
            found.push(self.value(depth + 1)?);
            self.space();
            if self.take("]") {
                return Ok(Json::List(found));
            }
            if !self.take(",") {
                return self.wrong("] or a comma");
            }
        }
    }

    fn string(&mut self) -> Result<String, Wrong> {
        let mut found = String::new();
        loop {
            let rest = &self.text[self.at..];
            let Some(next) = rest.chars().next().filter(|next| *next >= ' ') else {
                return self.wrong("the end of a string");
            };
            self.at += next.len_utf8();
            match next {
                '"' => return Ok(found),
                '\\' => found.push(self.escaped()?),
                _ => found.push(next),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, Wrong> {
        let which = self.next();
        let found = match which {
            b'"' | b'\\' | b'/' => which as char,
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unicode(),
            _ => return self.wrong("an escape"),
        };
        self.at += 1;
        Ok(found)
    }

    /// Two halves of a pair are one character.
    fn unicode(&mut self) -> Result<char, Wrong> {
        let mut code = self.four()?;
        if (0xd800..0xdc00).contains(&code) && self.take("\\") {
            let low = self.four()?;
            code = if (0xdc00..0xe000).contains(&low) { 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00) } else { code };
        }
        char::from_u32(code).map_or_else(|| self.wrong("a whole character"), Ok)
    }

    fn four(&mut self) -> Result<u32, Wrong> {
        let digits = self.text.get(self.at + 1..self.at + 5).unwrap_or("");
        if self.next() != b'u' || digits.len() < 4 || !digits.bytes().all(|one| one.is_ascii_hexdigit()) {
            return self.wrong("u and four hexadecimal digits");
        }
        self.at += 5;
        Ok(u32::from_str_radix(digits, 16).unwrap_or(0))
    }

    fn digits(&mut self) -> usize {
        let start = self.at;
        while self.next().is_ascii_digit() {
            self.at += 1;
        }
        self.at - start
    }

    fn number(&mut self) -> Result<Json, Wrong> {
        let start = self.at;
        self.take("-");
        let zero = self.next() == b'0';
        let whole = self.digits();
        if whole == 0 || (zero && whole > 1) {
            return self.wrong("a value");
        }
        let mut plain = whole < 18;
        if self.take(".") {
            plain = false;
            if self.digits() == 0 {
                return self.wrong("a digit");
            }
        }
        if self.take("e") || self.take("E") {
            plain = false;
            let _ = self.take("+") || self.take("-");
            if self.digits() == 0 {
                return self.wrong("a digit");
            }
        }
        let text = &self.text[start..self.at];
        match (plain, text.parse::<i64>(), text.parse::<f64>()) {
            (true, Ok(whole), _) => Ok(Json::Whole(whole)),
            (_, _, Ok(number)) if number.is_finite() => Ok(Json::Number(number)),
            _ => self.wrong("a number of less size"),
        }
    }
}

/// The text of a value, on one line.
pub fn text(value: &Json) -> String {
    let mut out = String::new();
    write_value(value, &mut out);
    out
}

fn write_value(value: &Json, out: &mut String) {
    match value {
        Json::Null => out.push_str("null"),
        Json::Truth(truth) => out.push_str(if *truth { "true" } else { "false" }),
        Json::Whole(whole) => out.push_str(&whole.to_string()),
        Json::Number(number) => out.push_str(&number.to_string()),
        Json::Text(text) => write_text(text, out),
        Json::List(items) => {
            out.push('[');
            for (at, item) in items.iter().enumerate() {
                out.push_str(if at > 0 { "," } else { "" });
                write_value(item, out);
            }
            out.push(']');
        }
        Json::Object(fields) => {
            out.push('{');
            for (at, (name, one)) in fields.iter().enumerate() {
                out.push_str(if at > 0 { "," } else { "" });
                write_text(name, out);
                out.push(':');
                write_value(one, out);
            }
            out.push('}');
        }
    }
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for one in text.chars() {
        match one {
            '"' | '\\' => out.extend(['\\', one]),
            _ if one < ' ' => write!(out, "\\u{:04x}", one as u32).unwrap_or(()),
            _ => out.push(one),
        }
    }
    out.push('"');
}
