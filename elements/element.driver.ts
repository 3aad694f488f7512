import type { SkiEventDetails } from "./events.js";

/** What the fake seller answers a call with: a value for JSON, a text, or a status of 400 and over. */
type Answer = unknown;

export interface FakeSeller {
  /** The calls that came, as addresses. */
  readonly calls: URL[];
  callsOf(path: string): URL[];
  restore(): void;
}

const environment = "ENGINE_ID=7\nCURRENCY='EUR'\nMENU_DOMAIN=www.seller.test\nLOCALE=fr_FR\n";

const product = {
  id: 501,
  liheId: 900,
  name: "Résidence des Cimes",
  stationName: "Val Thorens",
  packCode: "PF",
  prestations: [{ id: 1, codePackage: "PF", name: "Studio 4 personnes", price: 640, startDate: "2027-02-06", endDate: "2027-02-13" }],
};

const answers: Readonly<Record<string, Answer>> = {
  "/resultpage/config/env": environment,
  "/se/search/find": { startDates: ["2027-02-06", "2027-02-13"], endDates: ["2027-02-13"], packages: [{ id: "PF", count: 3 }] },
  "/se/search/product": { products: [product], pageCount: 1, pageIndex: 0, pageSize: 20, totalProducts: 1 },
  "/se/search/count": { criteria: [], lodgingType: [], packages: [] },
  "/wiyp/price": { wiypPrices: [], iresaPrices: [], fees: [] },
  "/catalog/lihe/900": { picturesLodging: [], picturesLodgingWinter: [], picturesLodgingSummer: [], picturesAccomodation: [] },
};

/** Takes the place of the page's `fetch` for the seller's calls, and leaves locale files and modules alone. */
export function fakeSeller(changes: Readonly<Record<string, Answer>> = {}): FakeSeller {
  const known: Readonly<Record<string, Answer>> = { ...answers, ...changes };
  const original = window.fetch;
  const calls: URL[] = [];
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const path = url.pathname.replace(/^(\/wiyp\/price)\/\w+$/, "$1");
    if (!(path in known)) return original(input, init);
    calls.push(url);
    const answer = known[path];
    if (typeof answer === "number") return new Response("", { status: answer });
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer));
  };
  return { calls, callsOf: (path) => calls.filter((url) => url.pathname === path), restore: () => void (window.fetch = original) };
}

let number = 0;

/** A name for a shared search that no other test has. */
export function freshStore(): string {
  number += 1;
  return `test-${number}`;
}

/** Every mandatory setting, so that no environment is asked. */
export const complete = 'engine-id="7" locale="en-GB" currency="GBP" menu-domain="www.seller.test"';

const fallback = '<a class="fallback" href="/se-results">Search</a>';

/** Puts a tag of markup in the page, with a link as its fallback. */
export function put<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes = ""): HTMLElementTagNameMap[Tag] {
  const place = document.createElement("div");
  place.className = "test-place";
  document.body.append(place);
  place.innerHTML = `<${tag} ${attributes}>${fallback}</${tag}>`;
  const element = place.querySelector(tag);
  if (!element) throw new Error(`<${tag}> was not made`);
  return element;
}

/** Takes what `put` made out of the page again, and what it left in the address. */
export function clear(): void {
  for (const place of document.querySelectorAll(".test-place")) place.remove();
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The detail of the next event of a name; rejects after fifteen seconds. */
export function next<Name extends keyof SkiEventDetails>(element: EventTarget, name: Name): Promise<SkiEventDetails[Name]> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no ${name} within fifteen seconds`)), 15_000);
    const listener = (event: Event) => {
      clearTimeout(late);
      resolve((event as CustomEvent<SkiEventDetails[Name]>).detail);
    };
    element.addEventListener(name, listener, { once: true });
  });
}

/** Every event of a name from now on, as details. */
export function record<Name extends keyof SkiEventDetails>(element: EventTarget, name: Name): SkiEventDetails[Name][] {
  const details: SkiEventDetails[Name][] = [];
  element.addEventListener(name, (event) => details.push((event as CustomEvent<SkiEventDetails[Name]>).detail));
  return details;
}

/** Whether a visitor sees the author's children instead of the element. */
export function showsFallback(element: HTMLElement): boolean {
  const link = element.querySelector(".fallback");
  return link !== null && link.getClientRects().length > 0;
}

/** Some time for what should not happen to happen. */
export async function settled(milliseconds = 80): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds));
}

/** The words an element shows, without those of scripts and styles. */
export function words(element: HTMLElement): string {
  return element.shadowRoot?.textContent ?? "";
}
