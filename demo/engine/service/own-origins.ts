import { StartFailure } from "../start-failure.js";

/** The own origin, such as `https://ski.example`, by whose name a request came in. */
export type OriginOf = (address: string) => string;

/** Names of the machine that the engine runs on; any port of them is its own. */
const ownMachine = ["localhost", "127.0.0.1", "[::1]"];

function readOrigin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  throw new StartFailure(`OWN_ORIGINS holds "${text}", which is no origin.`, "Give origins such as https://ski.example, between commas.");
}

/**
 * The origins that the engine may name in its answers. The host of a request is what its sender wrote: a foreign one gets the first
 * origin.
 * @param configured origins between commas; those of the machine are always its own.
 * @param port what `localhost` listens on, for when none is configured.
 * @throws StartFailure where one of them is no origin.
 */
export function createOwnOrigins(configured: string, port: number): OriginOf {
  const texts = configured.split(",").map((text) => text.trim());
  const origins = texts.filter(Boolean).map(readOrigin);
  const byHost = new Map(origins.map(({ host, origin }) => [host, origin]));
  const usual = origins[0]?.origin ?? `http://localhost:${port}`;
  return (address) => {
    const { host, hostname } = new URL(address);
    return byHost.get(host) ?? (ownMachine.includes(hostname) ? `http://${host}` : usual);
  };
}
