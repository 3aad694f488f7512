import type { Clock } from "./clock.js";

/**
 * Calls back with the data of each event of a type that a server sends from a URL, and `reopened` when the stream is open after it was
 * cut: what was sent in between is lost. Returns a function that stops it. Throws where the browser has no event source.
 */
export type OpenServerEvents = (url: string, type: string, listener: (data: string) => void, reopened: () => void) => () => void;

/** Milliseconds. */
const refusalPause = 60_000;

/** Event streams of a browser, one per type and URL: opening the same again closes the earlier one. */
export function createServerEvents(clock: Clock): OpenServerEvents {
  const stops = new Map<string, () => void>();
  return (url, type, listener, reopened) => {
    const name = `${type} ${url}`;
    stops.get(name)?.();
    let isCut = false;
    let stop = () => {};
    function open(): void {
      const source = new EventSource(url);
      let timer: number | undefined;
      source.addEventListener(type, ({ data }) => listener(String(data)));
      source.addEventListener("open", () => {
        if (isCut) reopened();
        isCut = false;
      });
      source.addEventListener("error", () => {
        isCut = true;
        // The browser reconnects after a lost connection, but not after the server refused.
        if (source.readyState === EventSource.CLOSED) timer = clock.setTimeout(open, refusalPause);
      });
      stop = () => {
        source.close();
        clock.clearTimeout(timer);
      };
    }
    open();
    const stopLatest = () => stop();
    stops.set(name, stopLatest);
    return stopLatest;
  };
}
