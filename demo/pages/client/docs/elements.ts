function load(): void {
  const script = document.createElement("script");
  document.head.append(Object.assign(script, { type: "module", src: "/dist/light/autoloader.js" }));
}

/**
 * Loads the elements: after the text, or where the page has a button for it, when the visitor presses it or the window is widened. They are on preact, as the
 * pages of the documentation have no React.
 */
export function loadElements(): void {
  const start = document.querySelector<HTMLElement>("[data-start]");
  if (!start?.checkVisibility()) {
    addEventListener("load", load);
    return;
  }
  const widening = new ResizeObserver(() => {
    if (!start.checkVisibility()) begin();
  });
  function begin(): void {
    widening.disconnect();
    start?.remove();
    load();
  }
  widening.observe(start);
  start.querySelector("button")?.addEventListener("click", () => {
    start.parentElement?.querySelector<HTMLElement>("[role=region]")?.focus({ preventScroll: true });
    begin();
  });
}
