/** Calls back when the page is hidden or left, which may be the last time its scripts run. Returns a function that stops it. */
export function onPageHidden(listener: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === "hidden") listener();
  };
  const stops = [listen(document, "visibilitychange", hidden), listen(window, "pagehide", listener)];
  return () => stops.forEach((stop) => stop());
}

/** Not known to every version of the types. */
interface PrerenderableDocument extends Document {
  readonly prerendering?: boolean;
}

/** Resolves when a page that the browser prerenders is activated, because the visitor opens it; null on a page that is open, and without a DOM. */
export function activation(): Promise<void> | null {
  const page: PrerenderableDocument | undefined = globalThis.document;
  if (!page?.prerendering) return null;
  return new Promise((resolve) => page.addEventListener("prerenderingchange", () => resolve(), { once: true }));
}

/** Runs work at once on a page that is open, and once a prerendered page is activated. */
export function onceOpen(work: () => void): void {
  const opening = activation();
  if (opening) void opening.then(work);
  else work();
}

/** Calls back when the browser is online again. Returns a function that stops it. */
export function onOnline(listener: () => void): () => void {
  return listen(window, "online", listener);
}

/** Calls back when the browser goes offline or online. Returns a function that stops it. */
export function onConnectionChange(listener: () => void): () => void {
  const stops = [listen(window, "online", listener), listen(window, "offline", listener)];
  return () => stops.forEach((stop) => stop());
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
