/** ms between the end of a touch and its click. */
const clickDelay = 400;

/**
 * Calls back for each press outside of all the given boxes, which are in one tree; returns a function that stops it. A closed
 * shadow tree hides its inside from the trees around it, so each tree on the way up is checked: the innermost against the boxes
 * themselves, the others against the host that contains them.
 */
export function onPressOutside(boxes: readonly Node[], pressed: () => void): () => void {
  const stops: (() => void)[] = [];
  let inside = boxes;
  while (inside[0]) {
    const root = inside[0].getRootNode();
    const held = inside;
    const press = (event: Event) => {
      const path = event.composedPath();
      if (!held.some((box) => path.includes(box))) pressed();
    };
    root.addEventListener("pointerdown", press, true);
    stops.push(() => root.removeEventListener("pointerdown", press, true));
    inside = root instanceof ShadowRoot ? [root.host] : [];
  }
  return () => stops.forEach((stop) => stop());
}

/** Runs, once, when the current press has ended and its click would have followed. Returns a function that cancels it. */
export function afterPress(run: () => void): () => void {
  const over = new AbortController();
  let timer = 0;
  const ended = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      over.abort();
      run();
    }, clickDelay);
  };
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, ended, { capture: true, signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}
