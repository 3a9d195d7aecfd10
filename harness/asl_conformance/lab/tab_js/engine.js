// The second engine in a worker of its own: it says that it is ready; then a line of the protocol comes, and its reply goes.

import { respond } from "../second/engine.js";

onmessage = ({ data }) => postMessage(JSON.stringify(respond(JSON.parse(data))));
postMessage("ready");
