package main

// The vectors of asl-conformance, one subtest a case. docs/judging.md of asl-conformance has the rules, in this order.
//
// ASL_VECTORS: the folder that `asl-conformance vectors write` wrote, by default ./vectors.
// ASL_EDITION: the edition of the rulebook, by default "current".
// ASL_EXPECTED: the known failures, by default ./expected-failures.toml.
// ASL_ANSWERS: recorded answers of `run --record`, judged in place of the engine.
// ASL_VERDICTS: a file that gets a line for each case: its id and its verdict.
// ASL_JUDGE_VECTORS: vectors that test the judge; only these are judged and printed.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"
	"time"
)

func TestConformance(t *testing.T) {
	var j aslJudge
	if file := os.Getenv("ASL_JUDGE_VECTORS"); file != "" {
		for _, one := range j.lines(t, file) {
			found := aslJudge{one["capabilities"].(aslMap)}.judge(one["case"].(aslMap), one["reply"].(aslMap))
			fmt.Println(one["id"], found.kind, found.reason)
		}
		return
	}
	folder, edition := j.setting("ASL_VECTORS", "vectors"), j.setting("ASL_EDITION", "current")
	ask, readings := j.inProcess(edition), aslMap{}
	if file := os.Getenv("ASL_ANSWERS"); file != "" {
		recorded := j.lines(t, file)
		j.engine, readings = j.fields(recorded[0]["capabilities"]), j.fields(recorded[0]["readings"])
		edition = j.text(recorded[0]["edition"], "current")
		ask = j.recorded(recorded[1:])
	} else {
		j.engine = j.fields(j.call(t, "initialize", aslMap{"protocol": 1, "harness": "go test"})["result"])
	}
	manifest := j.lines(t, filepath.Join(folder, "manifest.json"))[0]
	listed, there := j.fields(manifest["editions"])[edition].(aslMap)
	if !there {
		t.Fatalf("%s has no edition %s", folder, edition)
	}
	rules := aslEdition{map[string]bool{}, aslMap{}}
	for _, one := range j.items(listed["errata"]) {
		rules.errata[one.(string)] = true
	}
	for _, choices := range []aslMap{j.fields(manifest["readings"]), j.fields(j.engine["readings"]), readings} {
		for name, choice := range choices {
			rules.readings[name] = choice
		}
	}
	files, _ := filepath.Glob(filepath.Join(folder, "clauses", "*.jsonl"))
	known, counts, verdicts := j.knownFailures(t), [2]map[string]int{{}, {}}, &strings.Builder{}
	unnamed := map[string]bool{}
	for id := range known {
		unnamed[id] = true
	}
	for _, file := range files {
		for _, test := range j.lines(t, file)[1:] {
			id := test["id"].(string)
			delete(unnamed, id)
			t.Run(id, func(t *testing.T) {
				found := aslVerdict{kind: "not-applicable"}
				reply := aslMap{}
				if j.applies(test, rules) {
					reply = ask(t, test)
					found = j.foreseen(j.judge(test, reply), known[id])
				}
				derived := 0
				if aslDerived.MatchString(id) {
					derived = 1
				}
				counts[derived][found.kind]++
				fmt.Fprintln(verdicts, id, found.kind)
				switch found.kind {
				case "pass":
				case "unsupported", "not-applicable", "xfail":
					t.Skip(found.kind)
				default:
					t.Error(j.told(test, reply, found))
				}
			})
		}
	}
	for id := range unnamed {
		t.Errorf("expected failures: no case is called %s", id)
	}
	for derived, title := range []string{"cases", "derived"} {
		fmt.Println(title + ":" + j.totals(counts[derived]))
	}
	if counts[0]["pass"]+counts[1]["pass"] == 0 {
		t.Error("no case passes: declare a question in `initialize`, and answer it in `evaluate`")
	}
	if file := os.Getenv("ASL_VERDICTS"); file != "" {
		if err := os.WriteFile(file, []byte(verdicts.String()), 0o644); err != nil {
			t.Error(err)
		}
	}
}

type aslMap = map[string]any

// aslJudge judges an engine with these capabilities.
type aslJudge struct{ engine aslMap }

// aslVerdict is a verdict with its reason in a word, and the expectation that decided.
type aslVerdict struct {
	kind, reason string
	claim        aslClaim
}

// aslClaim is an expectation of a case.
type aslClaim struct {
	question        int
	path            []any
	op, last, prose string
	value           any
}

// aslEdition has the errata in force, and the readings that the engine follows.
type aslEdition struct {
	errata   map[string]bool
	readings aslMap
}

// aslKnown is an entry of the known failures.
type aslKnown struct{ verdict, reason, expires string }

type aslBar struct {
	field   string
	value   bool
	within  string
	only    string
	keeping string
}

var (
	aslMaps   = aslWords("units counters hexes sides targets drm tem_options colored_drm to_hit room overstacked")
	aslSparse = aslWords("drm tem_options colored_drm to_hit overstacked")
	aslPieces = aslWords("units counters targets room")
	aslSets   = aslWords("status beneath on connected hexsides exposes interdiction units")
	aslBags   = aslWords("holds checks")
	aslEvents = aslWords("expenditures attempts attacks costs")
	aslPlaces = aslWords("blocked_at hexsides")
	aslBars   = map[string][]aslBar{
		"los":    {{field: "clear", only: "hindrance"}},
		"attack": {{field: "possible"}, {field: "affected", within: "targets"}},
		"may":    {{field: "allowed"}},
		"rout":   {{field: "legal", keeping: "must_rout"}},
		"state":  {{field: "eliminated", value: true, within: "units"}},
	}
	aslKinds = strings.Fields(
		"pass fail error crash timeout protocol-violation xfail xpass unsupported not-applicable not-run")
	aslMissing = &struct{ missing bool }{}
	aslDerived = regexp.MustCompile("~(may|cost|exposes)$")
	aslHex     = regexp.MustCompile("^([A-Z]{1,2})(0|[1-9][0-9]?)$")
	aslToken   = regexp.MustCompile(`^\s*("(?:[^"\\]|\\.)*"|'[^']*'|[\w-]+|[={},]|#.*)`)
)

func aslWords(text string) map[string]bool {
	found := map[string]bool{}
	for _, word := range strings.Fields(text) {
		found[word] = true
	}
	return found
}

// judge is the verdict on one case. The reply has either outcomes or the kind of a failure.
func (j aslJudge) judge(test, reply aslMap) aslVerdict {
	if failure := j.text(reply["failure"], ""); failure != "" {
		return aslVerdict{kind: failure, reason: failure}
	}
	questions, outcomes := j.items(test["questions"]), j.items(reply["outcomes"])
	if len(outcomes) != len(questions) {
		return aslVerdict{kind: "protocol-violation", reason: "number"}
	}
	for _, one := range outcomes {
		if !j.wellFormed(j.fields(one), len(j.items(test["actions"]))) {
			return aslVerdict{kind: "protocol-violation", reason: "form"}
		}
	}
	verdict := aslVerdict{kind: "pass", reason: "met"}
	for _, claim := range j.claims(test) {
		one := j.judgeOne(claim, test, questions[claim.question].(aslMap), j.fields(outcomes[claim.question]))
		one.claim = claim
		if one.kind == "fail" {
			return one
		}
		if one.kind != "" && verdict.kind == "pass" {
			verdict = one
		}
	}
	return verdict
}

// applies tells whether a case is asked in this edition of an engine that follows these readings.
func (j aslJudge) applies(test aslMap, edition aslEdition) bool {
	for _, one := range j.items(test["since"]) {
		if !edition.errata[one.(string)] {
			return false
		}
	}
	for _, one := range j.items(test["until"]) {
		if edition.errata[one.(string)] {
			return false
		}
	}
	for name, choice := range j.fields(test["readings"]) {
		if edition.readings[name] != choice {
			return false
		}
	}
	return true
}

// wellFormed tells whether an outcome is exactly one of the four, and names an action of the case.
func (j aslJudge) wellFormed(outcome aslMap, actions int) bool {
	kinds := []string{}
	for _, kind := range []string{"answer", "illegal", "unsupported", "gone"} {
		if _, there := outcome[kind]; there {
			kinds = append(kinds, kind)
		}
	}
	if len(kinds) != 1 {
		return false
	}
	said, isMap := outcome[kinds[0]].(aslMap)
	if kinds[0] != "illegal" && kinds[0] != "gone" {
		return isMap
	}
	action, there := said["action"].(float64)
	return there && action == float64(int(action)) && 0 <= action && int(action) < actions
}

func (j aslJudge) claims(test aslMap) []aslClaim {
	found := []aslClaim{}
	for _, one := range j.items(test["expectations"]) {
		fields := one.(aslMap)
		question, _ := fields["question"].(float64)
		claim := aslClaim{int(question), j.items(fields["path"]), j.text(fields["op"], "is"), "", "", fields["value"]}
		claim.prose = j.text(fields["prose"], "")
		// an id and an index are no names of fields
		if before := len(claim.path) - 1; before >= 0 && j.fieldName(claim.path) != j.fieldName(claim.path[:before]) {
			claim.last = fmt.Sprint(claim.path[before])
		}
		found = append(found, claim)
	}
	return found
}

// judgeOne judges an expectation; a verdict without a kind says that it is met.
func (j aslJudge) judgeOne(claim aslClaim, test, question, outcome aslMap) aslVerdict {
	if outcome["unsupported"] != nil {
		return aslVerdict{kind: "unsupported", reason: "said"}
	}
	ask := question["ask"].(string)
	declared, there := j.fields(j.engine["questions"])[ask]
	if !there {
		return aslVerdict{kind: "unsupported", reason: "question"}
	}
	for _, verb := range j.playedVerbs(test, question, outcome) {
		if !j.has(j.items(j.engine["actions"]), verb) {
			return aslVerdict{kind: "unsupported", reason: "verb"}
		}
	}
	if outcome["illegal"] != nil {
		return j.judgeIllegal(claim, outcome["illegal"].(aslMap))
	}
	if outcome["gone"] != nil {
		return j.judgeGone(claim, outcome["gone"].(aslMap), test, question)
	}
	answer := outcome["answer"].(aslMap)
	switch claim.op {
	case "legal":
		return aslVerdict{}
	case "illegal":
		return j.fail("allowed")
	case "cites":
		return j.cites(claim, j.items(answer["clauses"]))
	}
	return j.judgeAnswer(claim, test, ask, answer, j.items(declared))
}

func (j aslJudge) fail(reason string) aslVerdict { return aslVerdict{kind: "fail", reason: reason} }

// met is no verdict if it is met, or a failure.
func (j aslJudge) met(met bool, reason string) aslVerdict {
	if met {
		return aslVerdict{}
	}
	return j.fail(reason)
}

// playedVerbs are those on which the outcome rests: up to the illegal one, or all; and those in may and rout.
func (j aslJudge) playedVerbs(test, question, outcome aslMap) []any {
	actions := j.items(test["actions"])
	if illegal, there := outcome["illegal"].(aslMap); there {
		actions = actions[:int(illegal["action"].(float64))+1]
	}
	verbs := []any{}
	for _, action := range actions {
		verbs = append(verbs, action.(aslMap)["do"])
	}
	switch question["ask"] {
	case "may":
		verbs = append(verbs, j.fields(question["action"])["do"])
	case "rout":
		for _, step := range j.items(question["steps"]) {
			verbs = append(verbs, step.(aslMap)["do"])
		}
	}
	return verbs
}

func (j aslJudge) judgeIllegal(claim aslClaim, illegal aslMap) aslVerdict {
	if claim.op == "cites" {
		if clause := j.text(illegal["clause"], ""); clause != "" {
			return j.cites(claim, []any{clause})
		}
		return aslVerdict{}
	}
	if claim.op != "illegal" {
		return j.fail("refused")
	}
	listed := j.has(j.items(claim.value), illegal["action"])
	return j.met(claim.value == nil || j.same(claim.value, illegal["action"]) || listed, "index")
}

func (j aslJudge) cites(claim aslClaim, cited []any) aslVerdict {
	for _, clause := range cited {
		if j.has(j.items(claim.value), clause) {
			return aslVerdict{}
		}
	}
	return j.met(len(cited) == 0, "clause")
}

func (j aslJudge) judgeGone(claim aslClaim, gone, test, question aslMap) aslVerdict {
	action := j.items(test["actions"])[int(gone["action"].(float64))].(aslMap)
	piece := gone["piece"]
	if !j.mentions(question, piece) || !(j.removes(action, piece) || j.expectedOff(test, piece)) {
		return j.fail("unfounded")
	}
	if claim.op == "legal" || (claim.op == "absent" && len(claim.path) > 0) {
		return aslVerdict{}
	}
	return j.met(len(claim.path) == 1 && claim.path[0] == "allowed" && claim.value == false, "gone")
}

func (j aslJudge) mentions(value, piece any) bool {
	switch all := value.(type) {
	case aslMap:
		for _, one := range all {
			if j.mentions(one, piece) {
				return true
			}
		}
	case []any:
		for _, one := range all {
			if j.mentions(one, piece) {
				return true
			}
		}
	case string:
		return value == piece
	}
	return false
}

func (j aslJudge) removes(action aslMap, piece any) bool {
	switch action["do"] {
	case "result":
		return action["unit"] == piece && (action["result"] == "eliminated" || action["result"] == "reduced")
	case "surrender":
		return action["unit"] == piece
	case "clear":
		return action["counter"] == piece && action["result"] == "cleared"
	}
	return action["do"] == "exchange" && action["counter"] == piece
}

func (j aslJudge) expectedOff(test aslMap, piece any) bool {
	for _, one := range j.claims(test) {
		if j.same(one.path, []any{"units", piece, "eliminated"}) && one.value == true {
			return true
		}
		if len(one.path) > 1 && j.same(one.path[:2], []any{"counters", piece}) && one.op == "absent" {
			return true
		}
	}
	return false
}

func (j aslJudge) judgeAnswer(claim aslClaim, test aslMap, ask string, answer aslMap, declared []any) aslVerdict {
	lacking := j.undeclared(claim, declared)
	got := j.lookUp(answer, claim.path, false)
	if got == aslMissing {
		if len(lacking) > 0 {
			return aslVerdict{kind: "unsupported", reason: "field"}
		}
		got = j.lookUp(answer, claim.path, true)
	} else if j.leftOpen(got, claim, lacking) {
		return aslVerdict{kind: "unsupported", reason: "field"}
	}
	if j.ruledOut(ask, answer, claim, test) {
		return j.fail("meaningless")
	}
	if got == aslMissing {
		return j.met(claim.op == "absent", "omitted")
	}
	return j.met(j.compare(got, claim.op, claim.value, claim.last), "differs")
}

// undeclared are the fields that the expectation compares and the engine does not declare, by their last name.
func (j aslJudge) undeclared(claim aslClaim, declared []any) map[string]bool {
	name := j.fieldName(claim.path)
	needed := map[string]string{}
	if claim.op == "has" || claim.op == "has_no" {
		for key := range j.fields(claim.value) {
			needed[key] = name + "." + key
		}
	}
	if len(needed) == 0 {
		needed[""] = name
	}
	lacking := map[string]bool{}
	for key, field := range needed {
		covered := false
		for _, one := range declared {
			covered = covered || field == one || strings.HasPrefix(field, one.(string)+".")
		}
		if !covered {
			lacking[key] = true
		}
	}
	return lacking
}

// leftOpen tells whether an entry omits an undeclared field, so that it may be the entry meant or not.
func (j aslJudge) leftOpen(got any, claim aslClaim, lacking map[string]bool) bool {
	if (claim.op != "has" && claim.op != "has_no") || len(lacking) == 0 || j.compare(got, "has", claim.value, "") {
		return false
	}
	for _, one := range j.items(got) {
		entry, there := one.(aslMap)
		omitted, open := 0, there
		for key, wanted := range j.fields(claim.value) {
			if given, said := entry[key]; said {
				open = open && j.alike(given, wanted, key)
			} else {
				omitted++
				open = open && lacking[key]
			}
		}
		if open && omitted > 0 {
			return true
		}
	}
	return false
}

func (j aslJudge) ruledOut(ask string, answer aslMap, claim aslClaim, test aslMap) bool {
	if len(claim.path) == 0 || claim.op == "absent" {
		return false
	}
	for _, bar := range aslBars[ask] {
		place, holder := []any{}, answer
		if bar.within != "" {
			if claim.path[0] != bar.within || len(claim.path) < 3 {
				continue
			}
			place = claim.path[:2]
			holder = j.fields(j.fields(answer[bar.within])[fmt.Sprint(place[1])])
		}
		name := claim.path[len(place)]
		if name == bar.field || (bar.keeping != "" && name == bar.keeping) || (bar.only != "" && name != bar.only) {
			continue
		}
		place = append(place[:len(place):len(place)], bar.field)
		if holder[bar.field] == bar.value && !j.isExpected(test, claim.question, place, bar.value) {
			return true
		}
	}
	return false
}

func (j aslJudge) isExpected(test aslMap, question int, path []any, value bool) bool {
	for _, one := range j.claims(test) {
		if one.question == question && one.op == "is" && one.value == value && j.same(one.path, path) {
			return true
		}
	}
	return false
}

func (j aslJudge) fieldName(path []any) string {
	names, skip := []string{}, false
	for _, key := range path {
		name, isName := key.(string)
		if skip || !isName {
			skip = false
			continue
		}
		names = append(names, name)
		skip = aslMaps[name]
	}
	return strings.Join(names, ".")
}

// lookUp is the value at the path. If the fields are declared, an omitted list or map is empty.
func (j aslJudge) lookUp(answer aslMap, path []any, declared bool) any {
	var value any = answer
	table := ""
	for _, key := range path {
		switch all := value.(type) {
		case aslMap:
			name, named := fmt.Sprint(key), table
			table = name
			if aslMaps[named] {
				table = ""
			}
			found, there := all[name]
			if !there {
				found = j.omitted(name, named, declared)
			}
			if list, isList := found.([]any); isList && aslSets[table] {
				found = j.spelled(list, table)
			}
			value = found
		case []any:
			number, isNumber := key.(float64)
			at := int(number)
			if at < 0 {
				at += len(all)
			}
			if !isNumber || at < 0 || at >= len(all) {
				return aslMissing
			}
			value = all[at]
		default:
			return aslMissing
		}
	}
	if value == any(aslMissing) && declared && j.same(path, []any{"blocked_at"}) && answer["clear"] == true {
		return ""
	}
	return value
}

func (j aslJudge) omitted(key, table string, declared bool) any {
	isList := func(name string) bool { return aslSets[name] || aslBags[name] || aslEvents[name] }
	switch {
	case aslSparse[table]:
		return 0.0
	case !declared || aslPieces[table]:
		return aslMissing
	case !isList(table) && (aslMaps[table] || aslMaps[key]):
		return aslMap{}
	case isList(key):
		return []any{}
	}
	return aslMissing
}

// compare tells whether the value meets the comparison; field is its name.
func (j aslJudge) compare(got any, op string, value any, field string) bool {
	list, isList := got.([]any)
	_, isMap := got.(aslMap)
	_, isText := got.(string)
	number, isNumber := got.(float64)
	limit, _ := value.(float64)
	matches := 0
	for _, one := range list {
		if (op == "contains" && j.alike(one, value, field)) || (op != "contains" && j.includes(one, value)) {
			matches++
		}
	}
	switch op {
	case "absent":
		return false
	case "is":
		return j.sameIn(got, value, field)
	case "is_not":
		return !j.sameIn(got, value, field)
	case "among":
		for _, one := range j.items(value) {
			if j.alike(got, one, field) {
				return true
			}
		}
		return false
	case "contains":
		return j.holds(got, value, field) && (!aslBags[field] || matches == 1)
	case "lacks":
		return (isList || isMap || isText) && !j.holds(got, value, field)
	case "has":
		return isList && matches == 1
	case "has_no":
		return isList && matches == 0
	case "at_least":
		return isNumber && number >= limit
	case "at_most":
		return isNumber && number <= limit
	}
	panic("no comparison " + op)
}

func (j aslJudge) sameIn(got, value any, field string) bool {
	if text, isText := value.(string); isText && field == "blocked_at" {
		return j.samePlace(got, text)
	}
	return j.alike(got, value, field)
}

// alike tells whether two values of this field mean the same.
func (j aslJudge) alike(one, other any, field string) bool {
	return j.same(j.spelled(one, field), j.spelled(other, field))
}

func (j aslJudge) holds(got, value any, field string) bool {
	switch all := got.(type) {
	case []any:
		for _, one := range all {
			if j.alike(one, value, field) {
				return true
			}
		}
		return false
	case string:
		return strings.Contains(all, j.text(value, "\x00"))
	case aslMap:
		_, there := all[j.text(value, "\x00")]
		return there
	}
	return false
}

// includes tells whether an entry has all these fields with these values.
func (j aslJudge) includes(entry, fields any) bool {
	there, isMap := entry.(aslMap)
	for key, wanted := range j.fields(fields) {
		given, said := there[key]
		isMap = isMap && said && j.alike(given, wanted, key)
	}
	return isMap
}

// spelled is a value with places, sets and the bottom of a Depression spelled in one way.
func (j aslJudge) spelled(value any, field string) any {
	switch all := value.(type) {
	case aslMap:
		found := aslMap{}
		for key, one := range all {
			found[key] = j.spelled(one, map[bool]string{true: "", false: key}[aslMaps[field]])
		}
		return found
	case []any:
		found := []any{}
		for _, one := range all {
			found = append(found, j.spelled(one, map[bool]string{true: field}[aslPlaces[field]]))
		}
		if !aslSets[field] && !aslBags[field] {
			return found
		}
		sort.SliceStable(found, func(one, other int) bool { return j.written(found[one]) < j.written(found[other]) })
		once := []any{}
		for _, one := range found {
			if aslBags[field] || len(once) == 0 || !j.same(one, once[len(once)-1]) {
				once = append(once, one)
			}
		}
		return once
	case string:
		if aslPlaces[field] {
			return j.place(all)
		}
		if field == "at" && all == "in" {
			return ""
		}
	}
	return value
}

func (j aslJudge) place(name string) string {
	hexes := strings.Split(name, "-")
	sort.Strings(hexes)
	return strings.Join(hexes, "-")
}

// samePlace tells whether two names mean one place. A hexside may also be named by a vertex at its end.
func (j aslJudge) samePlace(got any, wanted string) bool {
	name, isText := got.(string)
	if !isText || j.place(name) == j.place(wanted) {
		return isText
	}
	here, there := strings.Split(name, "-"), strings.Split(wanted, "-")
	if len(there) != 2 || there[0] == there[1] || !j.isVertex(here) {
		return false
	}
	at := "-" + name + "-"
	return strings.Contains(at, "-"+there[0]+"-") && strings.Contains(at, "-"+there[1]+"-")
}

func (j aslJudge) isVertex(hexes []string) bool {
	if len(hexes) != 3 {
		return false
	}
	for number, hex := range hexes {
		x1, y1, isHex := j.centre(hex)
		x2, y2, isNext := j.centre(hexes[(number+1)%3])
		dx, dy := (x1-x2)*(x1-x2), (y1-y2)*(y1-y2)
		if !isHex || !isNext || !((dx == 0 && dy == 4) || (dx == 1 && dy == 1)) {
			return false
		}
	}
	return true
}

// centre is the column of a hex, and twice its row, one more in columns B, D, F ...
func (j aslJudge) centre(name string) (column, row int, isHex bool) {
	match := aslHex.FindStringSubmatch(name)
	if match == nil || match[1][0] != match[1][len(match[1])-1] {
		return 0, 0, false
	}
	fmt.Sscan(match[2], &row)
	column = int(match[1][0]-'A') + 26*(len(match[1])-1)
	return column, 2*row + column%2, true
}

// written is JSON with the keys sorted, so that equal values have equal texts.
func (j aslJudge) written(value any) string {
	switch one := value.(type) {
	case float64:
		value = one + 0 // -0 is 0
	case []any:
		texts := []string{}
		for _, item := range one {
			texts = append(texts, j.written(item))
		}
		return "[" + strings.Join(texts, ",") + "]"
	case aslMap:
		texts := []string{}
		for key, item := range one {
			texts = append(texts, j.written(key)+":"+j.written(item))
		}
		sort.Strings(texts)
		return "{" + strings.Join(texts, ",") + "}"
	}
	text, _ := json.Marshal(value)
	return string(text)
}

func (j aslJudge) same(one, other any) bool { return j.written(one) == j.written(other) }

func (j aslJudge) has(list []any, wanted any) bool {
	for _, one := range list {
		if j.same(one, wanted) {
			return true
		}
	}
	return false
}

func (j aslJudge) fields(value any) aslMap { found, _ := value.(aslMap); return found }

func (j aslJudge) items(value any) []any { found, _ := value.([]any); return found }

func (j aslJudge) text(value any, otherwise string) string {
	if found, isText := value.(string); isText {
		return found
	}
	return otherwise
}

// ---------------------------------------------------------------- files, the engine, and what is told

func (j aslJudge) setting(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

// lines are the values of a file of JSON.
func (j aslJudge) lines(t *testing.T, file string) []aslMap {
	data, err := os.ReadFile(file)
	found, reading := []aslMap{}, json.NewDecoder(bytes.NewReader(data))
	for err == nil && reading.More() {
		one := aslMap{}
		err = reading.Decode(&one)
		found = append(found, one)
	}
	if err != nil || len(found) == 0 {
		t.Fatalf("%s cannot be read (asl-conformance vectors write vectors): %v", file, err)
	}
	return found
}

// call asks the engine in this process, as a line on standard input would.
func (j aslJudge) call(t *testing.T, method string, params aslMap) aslMap {
	line, err := json.Marshal(aslMap{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(serve(line))
	reply := aslMap{}
	if err == nil {
		err = json.Unmarshal(text, &reply)
	}
	if err != nil {
		t.Fatal(err)
	}
	return reply
}

func (j aslJudge) inProcess(edition string) func(*testing.T, aslMap) aslMap {
	return func(t *testing.T, test aslMap) aslMap {
		params := aslMap{"edition": edition, "position": j.fields(test["position"]), "questions": test["questions"]}
		if test["position"] == nil {
			params["position"] = aslMap{}
		}
		if test["actions"] != nil {
			params["actions"] = test["actions"]
		}
		reply := j.call(t, "evaluate", params)
		if reply["result"] == nil {
			return aslMap{"failure": "error", "text": reply["error"]}
		}
		return j.fields(reply["result"])
	}
}

// recorded gives the replies of a recording; of two lines for a case the later counts.
func (j aslJudge) recorded(lines []aslMap) func(*testing.T, aslMap) aslMap {
	byCase := map[string]aslMap{}
	for _, one := range lines {
		byCase[j.text(one["case"], "")] = one
	}
	return func(_ *testing.T, test aslMap) aslMap {
		one := byCase[test["id"].(string)]
		digest := j.text(one["digest"], "")
		switch {
		case one == nil || (digest != "" && digest != test["digest"]):
			return aslMap{"failure": "not-run"}
		case one["error"] != nil:
			return aslMap{"failure": "error", "text": one["error"]}
		case one["failure"] != nil:
			return one
		}
		return j.fields(one["result"])
	}
}

// knownFailures are the entries of the known failures by case, one a line.
func (j aslJudge) knownFailures(t *testing.T) map[string]*aslKnown {
	file, found := j.setting("ASL_EXPECTED", "expected-failures.toml"), map[string]*aslKnown{}
	data, err := os.ReadFile(file)
	if err != nil && (!os.IsNotExist(err) || os.Getenv("ASL_EXPECTED") != "") {
		t.Fatal(err)
	}
	for number, line := range strings.Split(string(data), "\n") {
		words := []string{}
		for match := aslToken.FindString(line); match != ""; match = aslToken.FindString(line) {
			line = line[len(match):]
			if word := strings.TrimSpace(match); word[0] != '#' {
				words = append(words, word)
			}
		}
		if len(words) == 0 && strings.TrimSpace(line) == "" {
			continue
		}
		entry := aslMap{"verdict": "fail"}
		last := len(words) - 1
		isEntry := strings.TrimSpace(line) == "" && last > 5 && words[1] == "=" && words[2] == "{" && words[last] == "}"
		for at := 3; isEntry && at < last; at += 4 {
			isEntry = at+2 < last && words[at+1] == "=" && (at+3 == last || words[at+3] == ",")
			if isEntry {
				entry[words[at]] = j.unquoted(words[at+2])
			}
		}
		one := &aslKnown{j.text(entry["verdict"], ""), j.text(entry["reason"], ""), j.text(entry["expires"], "")}
		if !isEntry || one.reason == "" || found[j.unquoted(words[0])] != nil {
			t.Fatalf("%s:%d: one entry a line, each once: \"CASE\" = { verdict = \"fail\", reason = \"...\" }", file, number+1)
		}
		found[j.unquoted(words[0])] = one
	}
	return found
}

func (j aslJudge) unquoted(word string) string {
	text := ""
	if json.Unmarshal([]byte(word), &text) == nil {
		return text
	}
	return strings.Trim(word, "'")
}

// foreseen is the verdict compared with the known failure.
func (j aslJudge) foreseen(found aslVerdict, known *aslKnown) aslVerdict {
	if known == nil {
		return found
	}
	expired := known.expires != "" && known.expires < time.Now().Format("2006-01-02")
	if found.kind == "pass" {
		found.kind, found.reason = "xpass", "expected to end as "+known.verdict+": "+known.reason
	} else if found.kind == known.verdict && !expired {
		found.kind = "xfail"
	}
	return found
}

func (j aslJudge) told(test, reply aslMap, found aslVerdict) string {
	lines := []string{found.kind + " (" + found.reason + "): " + j.text(test["name"], "")}
	for _, one := range j.items(test["prose"]) {
		lines = append(lines, "  "+j.text(one, ""))
	}
	if found.claim.op != "" {
		path, claim := []string{}, found.claim
		for _, key := range claim.path {
			path = append(path, fmt.Sprint(key))
		}
		wanted := fmt.Sprintf("%s: %s %s %s", claim.prose, strings.Join(path, "."), claim.op, j.written(claim.value))
		lines = append(lines, "expected "+wanted+fmt.Sprintf(" (question %d)", claim.question))
	}
	return strings.Join(append(lines, "reply "+j.written(reply)), "\n")
}

func (j aslJudge) totals(counts map[string]int) string {
	text := ""
	for _, kind := range aslKinds {
		if counts[kind] > 0 {
			text += fmt.Sprintf(" %d %s", counts[kind], kind)
		}
	}
	return text
}
