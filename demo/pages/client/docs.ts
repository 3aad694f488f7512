/** The script of the documentation: the search over its pages, and the playground of a tag. */
import { frameworkMarkup, type Kind } from "../../docs/framework-markup.js";

interface Entry {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

const foundMaximum = 8;

/** Entries with every word, the ones with a word in their title first. */
function found(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const inTitle = ({ title }: Entry) => words.filter((word) => title.toLowerCase().includes(word)).length;
  return entries
    .filter(({ title, page, text }) => words.every((word) => `${title} ${page} ${text}`.toLowerCase().includes(word)))
    .toSorted((one, other) => inTitle(other) - inTitle(one))
    .slice(0, foundMaximum);
}

function startSearch(box: HTMLElement): void {
  const input = box.querySelector("input");
  const list = box.querySelector("ul");
  if (!input || !list) return;
  box.hidden = false;
  let entries: Promise<readonly Entry[]> | null = null;
  input.addEventListener("input", async () => {
    entries ??= fetch("/docs/search.json").then((response) => response.json());
    const results = found(await entries, input.value);
    list.replaceChildren(
      ...results.map(({ path, page, title }) => {
        const link = document.createElement("a");
        link.href = path;
        link.textContent = title;
        const item = document.createElement("li");
        item.append(link);
        if (page !== title) item.append(` ${page}`);
        return item;
      }),
    );
    if (results.length === 0) list.replaceChildren(Object.assign(document.createElement("li"), { textContent: "Nothing found" }));
    list.hidden = input.value.trim() === "";
  });
}

const eventsMaximum = 30;

function startPlayground(place: HTMLElement): void {
  const element = place.querySelector<HTMLElement>(place.dataset["tag"] ?? "");
  const form = place.querySelector("form");
  const markup = place.querySelector("[data-markup]");
  const log = place.querySelector("[data-log]");
  const kinds = place.querySelector("fieldset");
  const sets = place.querySelector<HTMLElement>(".playground-sets");
  if (!element || !form || !markup || !log || !kinds || !sets) return;
  sets.hidden = false;

  const show = () => {
    const kind = kinds.querySelector<HTMLInputElement>(":checked")?.value as Kind | undefined;
    // The element marks itself with attributes of its own.
    const attributes = [...element.attributes].filter(({ name }) => name !== "class" && name !== "style");
    markup.textContent = frameworkMarkup(
      element.localName,
      Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      kind ?? "HTML",
    );
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target instanceof HTMLInputElement && target.type === "checkbox") element.toggleAttribute(target.name, target.checked);
    else if (target.value === "") element.removeAttribute(target.name);
    else element.setAttribute(target.name, target.value);
    show();
  });
  kinds.addEventListener("change", show);
  place.querySelector("[data-copy]")?.addEventListener("click", ({ currentTarget }) => {
    void navigator.clipboard.writeText(markup.textContent ?? "");
    if (currentTarget instanceof HTMLElement) currentTarget.textContent = "Copied";
  });
  const tell = (text: string) => {
    const item = document.createElement("li");
    item.textContent = text.length > 300 ? `${text.slice(0, 300)}…` : text;
    log.prepend(item);
    while (log.children.length > eventsMaximum) log.lastElementChild?.remove();
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
  show();
}

const search = document.querySelector<HTMLElement>(".docs-search");
if (search) startSearch(search);
for (const place of document.querySelectorAll<HTMLElement>(".playground")) startPlayground(place);
