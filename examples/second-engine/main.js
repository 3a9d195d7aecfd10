// The protocol on standard input and output; the engine itself is in engine.js.

import { createInterface } from 'node:readline';
import { respond } from './engine.js';

createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  const response = respond(request);
  if (response) process.stdout.write(`${JSON.stringify(response)}\n`);
  if (request.method === 'shutdown') process.exit(0);
});
