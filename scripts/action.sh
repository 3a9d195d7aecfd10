#!/usr/bin/env bash
# What action.yml runs: the engine, a summary of the job, an annotation a clause, the results in other formats.
# From the environment: ENGINE, ARGUMENTS (words as a shell reads them), RESULTS (a folder); of GitHub
# GITHUB_OUTPUT and GITHUB_STEP_SUMMARY. Exits as asl-conformance run does.
set -euo pipefail

mkdir -p "$RESULTS"
file=$RESULTS/results.jsonl
# Words in quotes stay one word; nothing in them is carried out.
mapfile -d '' -t arguments < <(python -c '
import os, shlex, sys
sys.stdout.write("".join(word + "\0" for word in shlex.split(os.environ.get("ARGUMENTS", ""))))')

status=0
asl-conformance run --engine "$ENGINE" ${arguments[@]+"${arguments[@]}"} --results "$file" || status=$?
conforms=false
if [ -f "$file" ] && tail -n 1 "$file" | grep -q '"conforms":true'; then
    conforms=true
fi
echo "conforms=$conforms" >> "$GITHUB_OUTPUT"

if [ -f "$file" ]; then
    echo "results=$file" >> "$GITHUB_OUTPUT"
    asl-conformance convert "$file" --to junit -o "$RESULTS/junit.xml"
    asl-conformance convert "$file" --to badge -o "$RESULTS/badge.json"
    asl-conformance convert "$file" --to markdown >> "$GITHUB_STEP_SUMMARY"
    asl-conformance convert "$file" --to github
fi
exit "$status"
