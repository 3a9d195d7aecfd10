package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// Unknown is a field or word that this engine has never heard of: unsupported, and no guess.
type Unknown struct{ What string }

func (it Unknown) Error() string { return it.What }

// strict reads an object that has the required names and none that is not known.
func strict(data []byte, into any, required ...string) error {
	var there map[string]json.RawMessage
	if err := json.Unmarshal(data, &there); err != nil {
		return err
	}
	for _, name := range required {
		if there[name] == nil {
			return fmt.Errorf("%s is missing in %T", name, into)
		}
	}
	reading := json.NewDecoder(bytes.NewReader(data))
	reading.DisallowUnknownFields()
	err := reading.Decode(into)
	if err != nil && strings.HasPrefix(err.Error(), "json: unknown field ") {
		return Unknown{"the field " + strings.TrimPrefix(err.Error(), "json: unknown field ")}
	}
	return err
}

// wordOf is the word by which an object of a union is known.
func wordOf(data []byte, tag string) (string, error) {
	var there map[string]json.RawMessage
	if err := json.Unmarshal(data, &there); err != nil {
		return "", err
	}
	if there[tag] == nil {
		return "", fmt.Errorf("%s is missing", tag)
	}
	var word string
	return word, json.Unmarshal(there[tag], &word)
}

// value is a pointer to what is said in an answer; nil says nothing.
func value[T any](one T) *T { return &one }
