function load(): void {
  const script = document.createElement("script");
  document.head.append(Object.assign(script, { type: "module", src: "/dist/light/autoloader.js" }));
}

/**
 * Loads the elements: after the text, or when the visitor asks for them where the page has a button for it. They are on preact, as the
 * pages of the documentation have no React.
 */
export function loadElements(): void {
  const start = document.querySelector<HTMLElement>("[data-start]");
  if (!start?.checkVisibility()) {
    addEventListener("load", load);
    return;
  }
  start.querySelector("button")?.addEventListener("click", () => {
    start.parentElement?.querySelector<HTMLElement>("[role=region]")?.focus({ preventScroll: true });
    start.remove();
    load();
  });
}
