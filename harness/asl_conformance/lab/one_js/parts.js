// The parts of the lab, which lab.html has in itself; begin.js has read them. On a host they are beside the page (lab/tab_js/parts.js).

const { read, started, texts, url } = self.lab;
const licences = texts["licences.html"];

export const LICENCES = licences && URL.createObjectURL(new Blob([licences], { type: "text/html" }));

export const part = read;

export const module = (name) => import(url(name));

export { started };

export const stays = () => {};
