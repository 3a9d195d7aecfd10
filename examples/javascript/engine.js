"use strict";
// A small, partial rule engine that speaks protocol 1: the requests come in on stdin, one a line,
// and one answer a line goes out on stdout. The rules are in the other files; this is all there is
// to the protocol.

const readline = require("readline");
const { Unsupported, Illegal, readPosition } = require("./board");
const { los } = require("./los");
const { attack, sameLocation } = require("./tem");
const { play, state } = require("./moves");

// What this engine claims: its questions, and the fields it fills. A field that stands here and is
// then left out would count as a failure; a field that does not stand here is unsupported.
const QUESTIONS = {
  los: ["clear", "hindrance"],
  attack: ["targets.tem", "targets.tem_options"],
  same_location: ["same"],
  state: ["units.hex", "units.beneath", "units.mf_spent", "units.mf_left", "expenditures"],
};

const EDITION = "2025-01";
const methods = {
  initialize: () => ({
    protocol: 1,
    name: "example-javascript",
    version: "0.1",
    language: "JavaScript",
    editions: [EDITION],
    questions: QUESTIONS,
    actions: ["move", "come_out", "go_beneath"],
  }),
  evaluate(params) {
    if ((params.edition || EDITION) !== EDITION) throw new Error(`edition ${params.edition} is not known`);
    return { outcomes: params.questions.map((question) => outcome(params, question)) };
  },
};

/** Plays the actions, then answers. Whatever the rules or the engine cannot do is an outcome too. */
function outcome(params, question) {
  let index = 0;
  try {
    if (!QUESTIONS[question.ask]) throw new Unsupported(`question ${question.ask}`);
    let board = readPosition(params.position);
    const spent = [];
    for (const action of params.actions || []) {
      board = play(board, action, spent);
      index += 1;
    }
    return { answer: answer(board, question, spent) };
  } catch (problem) {
    if (problem instanceof Illegal) return { illegal: { action: index, clause: problem.clause, why: problem.message } };
    if (problem instanceof Unsupported) return { unsupported: { missing: [problem.message] } };
    throw problem; // a bug: the harness shows it as `error`
  }
}

function answer(board, question, spent) {
  if (question.ask === "los") return los(board, question);
  if (question.ask === "attack") return attack(board, question);
  if (question.ask === "same_location") return sameLocation(board, question);
  return state(board, spent);
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  if (request.method === "shutdown") process.exit(0);
  let reply;
  try {
    if (!methods[request.method]) throw new Error(`no method ${request.method}`);
    reply = { result: methods[request.method](request.params || {}) };
  } catch (error) {
    process.stderr.write(`${error.stack}\n`); // the log; stdout carries answers only
    reply = { error: { code: -32000, message: error.message } };
  }
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id: request.id, ...reply })}\n`);
});
