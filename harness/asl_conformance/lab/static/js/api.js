// Requests to the lab's server. Only the address of the page contains the token.

export class Refused extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

export async function post(name, told = {}) {
  const reply = await fetch(`api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(told),
  });
  if (!reply.ok) throw new Refused(reply.status, await reply.text());
  return reply.json();
}

export async function boot() {
  const reply = await fetch("api/boot");
  if (!reply.ok) throw new Refused(reply.status, await reply.text());
  return reply.json();
}
