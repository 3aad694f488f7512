/** Calls back when the page is hidden or left, which may be the last time its scripts run. Returns a function that stops it. */
export function onPageHidden(listener: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === "hidden") listener();
  };
  const stops = [listen(document, "visibilitychange", hidden), listen(window, "pagehide", listener)];
  return () => stops.forEach((stop) => stop());
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
