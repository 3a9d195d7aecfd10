// Requests to the lab's server. Only the address of the page contains the token.

// A refusal by this lab. Another lab at the same port does not know the token; to this page it is no lab.
export class Refused extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

async function heard(reply) {
  const text = await reply.text();
  return reply.status === 403 ? new Error(text) : new Refused(reply.status, text);
}

export async function post(name, told = {}) {
  const reply = await fetch(`api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(told),
  });
  if (!reply.ok) throw await heard(reply);
  return reply.json();
}

export async function boot() {
  const reply = await fetch("api/boot");
  if (!reply.ok) throw await heard(reply);
  return reply.json();
}
