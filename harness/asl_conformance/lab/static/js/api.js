// Requests to the lab's endpoints, through whatever door this page has.

import * as door from "./door.js";

export const { FILES, LINKS, WORDS, linked } = door;

// A refusal by this lab. Another lab at the same port does not know the token; to this page it is no lab.
export class Refused extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

const text = (reply) => new TextDecoder().decode(reply.data);

function heard(reply) {
  if (reply.status === 200) return reply;
  throw reply.status === 403 ? new Error(text(reply)) : new Refused(reply.status, text(reply));
}

export const post = async (name, told = {}) => JSON.parse(text(heard(await door.ask(`api/${name}`, told))));

export const boot = async () => JSON.parse(text(heard(await door.boot())));

// The document as a file: its text.
export const file = async (name) => text(heard(await door.ask(`export/${name}`)));

// Has the browser save something as a file.
export function save(name, blob) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

export async function saveFile(name) {
  const { data, kind } = heard(await door.ask(`export/${name}`));
  save(name, new Blob([data], { type: kind }));
}
