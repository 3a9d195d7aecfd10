// The parts of the lab, beside the page on its host. In lab.html they are in the page itself (lab/one_js/parts.js).

const beside = (name) => new URL(`../${name}`, import.meta.url);

export const LICENCES = "licences.html";

// A part, as a Response.
export async function part(name) {
  const reply = await fetch(beside(name));
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${reply.statusText}`);
  return reply;
}

export const module = (name) => import(beside(name));

export const started = (name) => new Worker(beside(name), { type: "module" });

// From now on the lab is there without a network.
export const stays = () => navigator.serviceWorker?.register("sw.js").catch(() => {});
