import { listen } from "./listening.js";
import type { Log } from "./log.js";
import { maskedHash } from "./personal.js";

/** ms between two notes of where the page is scrolled to. */
const scrollPause = 250;

const entryIndex = (): number | null => window.navigation?.currentEntry?.index ?? null;

/** Notes where the page goes: hash, history, width and scrolling. Returns a function that stops it. */
export function followPage(log: Log): () => void {
  let hash = location.hash;
  let index = entryIndex();
  let scrolledAt = -Infinity;

  /** The visitor or the page went somewhere: the library's own writes fire no event. */
  function went(): void {
    const steps = (entryIndex() ?? 0) - (index ?? 0);
    const isNew = location.hash !== hash;
    index = entryIndex();
    hash = location.hash;
    if (steps < 0 || (steps > 0 && !isNew)) log.add({ type: "history", steps });
    else if (isNew) log.add({ type: "hash", hash: maskedHash(hash) });
  }
  /** A write of the library shows once something else happens. */
  function noteAddress(): void {
    if (location.hash === hash) return;
    hash = location.hash;
    index = entryIndex();
    log.add({ type: "address", hash: maskedHash(hash) });
  }
  function scrolled(event: Event): void {
    if (event.target !== document || event.timeStamp - scrolledAt < scrollPause) return;
    scrolledAt = event.timeStamp;
    log.add({ type: "scroll", top: Math.max(0, Math.round(scrollY)) });
  }

  const stops = [
    listen(window, ["popstate", "hashchange"], went),
    listen(document, ["ski-change"], noteAddress),
    listen(window, ["resize"], () => log.add({ type: "resize", width: innerWidth, height: innerHeight })),
    listen(document, ["scroll"], scrolled),
  ];
  return () => stops.forEach((stop) => stop());
}
