import { foundEntries, type SearchEntry } from "../../../docs/search.js";

async function readEntries(): Promise<readonly SearchEntry[]> {
  const response = await fetch("/docs/search.json");
  if (!response.ok) throw new Error(`The search has the status ${response.status}.`);
  return (await response.json()) as readonly SearchEntry[];
}

function itemOf({ path, page, title }: SearchEntry): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = path;
  link.textContent = title;
  item.append(link);
  if (page !== title) item.append(` ${page}`);
  return item;
}

const noteOf = (text: string) => Object.assign(document.createElement("li"), { textContent: text });

/** The search over the pages. Its file is loaded with the first letter, and again with the next one if that fails. */
export function startSearch(box: HTMLElement): void {
  const input = box.querySelector("input");
  const list = box.querySelector("ul");
  if (!input || !list) return;
  let reading: Promise<readonly SearchEntry[]> | null = null;

  const show = (...items: readonly HTMLLIElement[]) => {
    list.replaceChildren(...items);
    list.hidden = input.value.trim() === "";
  };
  input.addEventListener("input", async () => {
    const attempt = (reading ??= readEntries());
    try {
      const results = foundEntries(await attempt, input.value);
      show(...(results.length > 0 ? results.map(itemOf) : [noteOf("Nothing found")]));
    } catch {
      if (reading === attempt) reading = null;
      show(noteOf("The search could not be loaded. Type on to try again."));
    }
  });
  input.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") list.hidden = true;
  });
}
