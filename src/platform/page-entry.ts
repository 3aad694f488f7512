/** A history entry for something open over the page. */
interface PageEntry {
  /** Asks what was open to close after a step back; returns whether something is still open. */
  readonly onBack: () => boolean;
  /** Identifies the entry in the history; null until the entry is added. */
  place: string | null;
}

/** The open entries, the topmost last. */
const open: PageEntry[] = [];
/** Steps back made by this module that have not completed. */
let underWay = 0;

/** The current entry's key where the browser supports it, else its address. */
const currentPlace = (): string => window.navigation?.currentEntry?.key ?? location.href;

function enter(entry: PageEntry): void {
  try {
    history.pushState(history.state, "", location.href);
    entry.place = currentPlace();
  } catch (cause) {
    console.warn(
      "ski-elements: the history could not be written, since the browser refused it; Back leaves the page while the photos are open.",
      cause,
    );
  }
}

function step(direction: 1 | -1): void {
  underWay += 1;
  history.go(direction);
}

function onPopState(): void {
  if (underWay > 0) {
    underWay -= 1;
    if (underWay === 0) for (const entry of open) if (entry.place === null) enter(entry);
    if (open.length === 0) stopListening();
    return;
  }
  const entry = open.at(-1);
  if (!entry || entry.place === null || (window.navigation && entry.place === currentPlace())) return;
  if (entry.onBack()) step(1);
  else drop(entry);
}

function drop(entry: PageEntry): void {
  const index = open.indexOf(entry);
  if (index >= 0) open.splice(index, 1);
  if (open.length === 0) stopListening();
}

function stopListening(): void {
  if (underWay === 0) removeEventListener("popstate", onPopState);
}

/**
 * Adds an entry to the history: the same address, with the page's own state. Back calls `onBack`; where that returns true, the entry
 * is entered again. Returns a function that closes it, by going back unless the page has navigated elsewhere.
 */
export function addPageEntry(onBack: () => boolean): () => void {
  const entry: PageEntry = { onBack, place: null };
  open.push(entry);
  addEventListener("popstate", onPopState);
  // A pending step back would remove the new entry.
  if (underWay === 0) enter(entry);
  return () => {
    const isOnTop = open.at(-1) === entry;
    const isHere = entry.place !== null && entry.place === currentPlace();
    if (isOnTop && isHere) step(-1);
    drop(entry);
  };
}
