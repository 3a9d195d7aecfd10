// The door to the lab's endpoints: here the server of this machine. Only the address of the page contains the token.
// The lab in a browser tab has another door in this place (lab/tab_js/door.js).

export const WORDS = {
  keeps: "on the disk",
  again: "asl-conformance lab goes on where you left.",
  paste: "Start asl-conformance lab again and paste this under Open.",
  link: "paste it under Open, or on the command line of asl-conformance lab.",
};

// Pages about the lab: address and title.
export const LINKS = [];

// What the lab can save besides the document: name and label.
export const FILES = [];

// Status, type and bytes of the reply to a request; without a body, those of the file of that name.
export async function ask(path, body) {
  const sent = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const reply = await fetch(path, sent);
  return { status: reply.status, kind: reply.headers.get("content-type"), data: await reply.arrayBuffer() };
}

// Everything that the page needs once.
export const boot = () => ask("api/boot");

// The link as one gives it to others.
export const linked = (text) => text;
