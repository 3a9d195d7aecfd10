// The moment that board, LOS and answers are about.

import { state } from "./state.js";

// How many actions are done; in the set-up none.
export const done = () => state.moment ?? 0;

// Whether all actions are done; expectations are about that moment.
export const last = () => done() === state.doc.actions.length;

export function inWords() {
  const count = state.doc.actions.length;
  if (state.moment === null) return "about the set-up";
  if (!state.moment) return `before action 1 of ${count}`;
  return `after action ${state.moment} of ${count}`;
}
