// What the lab's server is asked. The address of the page has the token; nothing else has it.

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
