/** ms between the end of a touch and its click. */
const clickDelay = 400;

/** Runs once the current press has ended and its click would have followed. Returns a function that cancels it. */
export function afterPress(run: () => void): () => void {
  const over = new AbortController();
  let timer = 0;
  const ended = () => {
    clearTimeout(timer);
    timer = window.setTimeout(run, clickDelay);
  };
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, ended, { capture: true, signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}
