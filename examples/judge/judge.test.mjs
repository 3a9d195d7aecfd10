// node --test examples/judge: the judge gives the verdict and the reason of every vector.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { judge } from "../../harness/asl_conformance/starters/parts/javascript/judge.mjs";

const lines = readFileSync(new URL("vectors.jsonl", import.meta.url), "utf8").trim().split("\n");
for (const { id, case: asked, reply, capabilities, verdict, reason } of lines.map((line) => JSON.parse(line)))
  test(id, () => assert.deepEqual(judge(asked, reply, capabilities), { verdict, reason }));
