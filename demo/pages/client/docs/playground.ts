import type { AttributeKind } from "../../../docs/attribute-kinds.js";
import { frameworkMarkup, type Framework } from "../../../docs/framework-markup.js";
import { tokenCss } from "../../../docs/theme-css.js";
import { startParts } from "./parts.js";
import { onTokenChange, showToken, tokenInputs, tokenOf } from "./tokens.js";

const eventsMaximum = 30;
const textMaximum = 300;

/** Why a text is not JSON; empty for one that is, and for none. */
function jsonFault(text: string): string {
  if (text.trim() === "") return "";
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : String(error)}. The tag keeps its last value.`;
  }
}

function showFault(area: HTMLTextAreaElement): void {
  const fault = jsonFault(area.value);
  const note = document.getElementById(`${area.id}-fault`);
  if (note && note.textContent !== fault) note.textContent = fault;
  if (fault) area.setAttribute("aria-invalid", "true");
  else area.removeAttribute("aria-invalid");
}

/** Sets the attribute of a field. A malformed value is given to the tag too, which reports it in its own words. */
function setAttribute(element: HTMLElement, field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") element.toggleAttribute(field.name, field.checked);
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) {
    if (field.value.trim() === "") element.removeAttribute(field.name);
    else element.setAttribute(field.name, field.value);
  }
}

function startAttributes(form: HTMLFormElement, element: HTMLElement, onChange: () => void): void {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) showFault(target);
  });
  form.addEventListener("change", ({ target }) => {
    setAttribute(element, target);
    onChange();
  });
}

function startMarkup(place: HTMLElement, element: HTMLElement): () => void {
  const kinds = JSON.parse(place.dataset["kinds"] ?? "{}") as Readonly<Record<string, AttributeKind>>;
  const frameworks = place.querySelector(".playground-kinds");
  const code = place.querySelector("[data-markup]");
  const show = () => {
    const framework = frameworks?.querySelector<HTMLInputElement>(":checked")?.value as Framework | undefined;
    // The element marks itself with attributes of its own.
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      const kind = kinds[name];
      return kind ? [{ name, value, kind }] : [];
    });
    if (code) code.textContent = frameworkMarkup(element.localName, attributes, framework ?? "HTML");
  };
  frameworks?.addEventListener("change", show);
  show();
  return show;
}

function startEvents(place: HTMLElement, element: HTMLElement, onEvent: () => void): void {
  const log = place.querySelector("[data-log]");
  if (!log) return;
  const tell = (text: string) => {
    const item = document.createElement("li");
    item.textContent = text.length > textMaximum ? `${text.slice(0, textMaximum)}…` : text;
    log.prepend(item);
    while (log.children.length > eventsMaximum) log.lastElementChild?.remove();
    onEvent();
  };
  if ("state" in element && element.state === "ready") tell("ski-ready, before this page listened");
  for (const name of (place.dataset["events"] ?? "").split(" "))
    element.addEventListener(name, (event) => {
      const text =
        event instanceof CustomEvent ? JSON.stringify(event.detail, (key, value: unknown) => (key === "search" ? "…" : value)) : "";
      tell(`${name} ${text}`);
    });
  // In a page that searches by itself the button would leave the documentation.
  element.addEventListener("ski-search", (event) => event.preventDefault());
}

/** The values of the properties that are only read, and a button for each method that takes nothing. */
function startMembers(place: HTMLElement, element: HTMLElement): () => void {
  const show = () => {
    for (const code of place.querySelectorAll<HTMLElement>("[data-property]")) {
      const value: unknown = Reflect.get(element, code.dataset["property"] ?? "");
      code.textContent = value === undefined ? "not defined yet" : JSON.stringify(value);
    }
  };
  for (const button of place.querySelectorAll<HTMLElement>("[data-method]"))
    button.addEventListener("click", () => {
      const method: unknown = Reflect.get(element, button.dataset["method"] ?? "");
      if (typeof method === "function") method.call(element);
      show();
    });
  show();
  return show;
}

function startTokens(block: HTMLElement, element: HTMLElement): void {
  const form = block.querySelector("form");
  const code = block.querySelector("[data-token-css]");
  if (!form || !code) return;
  const values = new Map<string, string>();
  const show = () => (code.textContent = tokenCss(element.localName, Object.fromEntries(values)));
  onTokenChange(form, (input, value) => {
    const name = tokenOf(input);
    if (value) values.set(name, value);
    else values.delete(name);
    element.style.setProperty(name, value);
    show();
  });
  block.querySelector("[data-reset]")?.addEventListener("click", () => {
    for (const name of values.keys()) element.style.removeProperty(name);
    values.clear();
    for (const input of tokenInputs(form)) showToken(input, "", input.dataset["light"] ?? "");
    show();
  });
  show();
}

/** The tag of a page at work. */
export function startPlayground(place: HTMLElement): void {
  const element = place.querySelector<HTMLElement>(place.dataset["tag"] ?? "");
  const form = place.querySelector("form");
  const tokens = place.querySelector<HTMLElement>("[data-tokens]");
  if (!element || !form || !tokens) return;
  const showMarkup = startMarkup(place, element);
  const showMembers = startMembers(place, element);
  startAttributes(form, element, () => {
    showMarkup();
    showMembers();
  });
  startEvents(place, element, showMembers);
  startTokens(tokens, element);
  startParts(place, element);
}
