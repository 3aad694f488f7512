/** Finds a free port. */
import { createServer } from "node:net";

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** The first free port of the fifty from `first` on. Throws if all are taken. */
export async function freePort(first) {
  for (let port = first; port < first + 50; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port between ${first} and ${first + 49}. Set PORT to another one.`);
}
