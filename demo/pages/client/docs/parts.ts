/** Names of the innermost part that an event comes from; none outside the parts. */
function partsAt(event: Event, tag: Element): readonly string[] {
  const path = event.composedPath();
  for (const node of path.slice(0, path.indexOf(tag))) if (node instanceof Element && node.part.length > 0) return [...node.part];
  return [];
}

const outline = "outline: 3px solid var(--part-outline) !important; outline-offset: -3px !important;";

/** Outlines and names a part of the tag: the one under the pointer, or the one chosen in the list. */
export function startParts(place: HTMLElement, tag: HTMLElement): void {
  const button = place.querySelector("[data-show-parts]");
  const panel = place.querySelector<HTMLElement>("[data-parts]");
  const list = place.querySelector<HTMLSelectElement>("[data-part-list]");
  const status = place.querySelector("[data-part-name]");
  const css = place.querySelector("[data-part-css]");
  const copy = place.querySelector<HTMLElement>("[data-part-copy]");
  if (!button || !panel || !list || !status || !css || !copy) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let isOn = false;
  let shown = "";

  const show = (names: readonly string[]) => {
    if (shown === names.join(" ")) return;
    shown = names.join(" ");
    sheet.replaceSync(names.length > 0 ? `${tag.localName}::part(${shown}) { ${outline} }` : "");
    copy.hidden = names.length === 0;
    css.textContent = names.map((name) => `${tag.localName}::part(${name}) {\n  \n}`).join("\n");
    const described = names.map((name) => {
      const option = [...list.options].find(({ value }) => value === name);
      return `${name}: ${option?.dataset["description"] ?? ""}`;
    });
    const isDrawn = names.length === 0 || tag.shadowRoot?.querySelector(names.map((name) => `[part~="${name}"]`).join(""));
    status.textContent = described.join(" ") + (isDrawn ? "" : " It is not drawn at present.");
  };
  button.addEventListener("click", () => {
    isOn = !isOn;
    button.setAttribute("aria-pressed", String(isOn));
    panel.hidden = !isOn;
    list.selectedIndex = -1;
    show([]);
  });
  const choose = () => show(list.value ? [list.value] : []);
  list.addEventListener("change", choose);
  list.addEventListener("focus", choose);
  // An event from one part to another of the same tag does not leave it, as `pointerover` would be.
  for (const name of ["pointermove", "pointerdown"])
    tag.addEventListener(name, (event) => {
      const names = isOn ? partsAt(event, tag) : [];
      if (names.length === 0) return;
      list.value = names.at(-1) ?? "";
      show(names);
    });
}
