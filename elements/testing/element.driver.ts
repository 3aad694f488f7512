import type { SkiEventDetails } from "../events.js";
import "../../test/fixtures/reportable-elements.js";

/** A response of the fake seller: a value for JSON, a text, or a status from 400. */
type FakeResponse = unknown;

export interface FakeSeller {
  /** The addresses of the calls, in order. */
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

const responses: Readonly<Record<string, FakeResponse>> = {
  "/resultpage/config/env": environment,
  "/se/search/find": { startDates: ["2027-02-06", "2027-02-13"], endDates: ["2027-02-13"], packages: [{ id: "PF", count: 3 }] },
  "/se/search/product": { products: [product], pageCount: 1, pageIndex: 0, pageSize: 20, totalProducts: 1 },
  "/se/search/count": { criteria: [], lodgingType: [], packages: [] },
  "/wiyp/price": { wiypPrices: [], iresaPrices: [], fees: [] },
  "/catalog/lihe/900": { picturesLodging: [], picturesLodgingWinter: [], picturesLodgingSummer: [], picturesAccomodation: [] },
};

/** Replaces the page's `fetch` for the seller's calls; locale files and modules are fetched as before. */
export function fakeSeller(changes: Readonly<Record<string, FakeResponse>> = {}): FakeSeller {
  const known: Readonly<Record<string, FakeResponse>> = { ...responses, ...changes };
  const original = window.fetch;
  const calls: URL[] = [];
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    const path = url.pathname.replace(/^(\/wiyp\/price)\/\w+$/, "$1");
    if (!(path in known)) return original(input, init);
    calls.push(url);
    const response = known[path];
    if (typeof response === "number") return new Response("", { status: response });
    return new Response(typeof response === "string" ? response : JSON.stringify(response));
  };
  return { calls, callsOf: (path) => calls.filter((url) => url.pathname === path), restore: () => void (window.fetch = original) };
}

let number = 0;

/** A name for a shared search that no other test has. */
export function freshStore(): string {
  number += 1;
  return `test-${number}`;
}

/** Every mandatory setting, so that no environment call is made. */
export const complete = 'engine-id="7" locale="en-GB" currency="GBP" menu-domain="www.seller.test"';

const fallback = '<a class="fallback" href="/se-results">Search</a>';

/** Adds a tag with these attributes to the page as markup, with a link as its fallback. */
export function put<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes = ""): HTMLElementTagNameMap[Tag] {
  const place = document.createElement("div");
  place.className = "test-place";
  document.body.append(place);
  place.innerHTML = `<${tag} ${attributes}>${fallback}</${tag}>`;
  const element = place.querySelector(tag);
  if (!element) throw new Error(`<${tag}> was not made`);
  return element;
}

/** Removes what `put` added to the page, and the hash. */
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

/** Waits long enough for something unwanted to happen. */
export async function settled(milliseconds = 80): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds));
}

/** The text of an element's shadow root. */
export function textOf(element: HTMLElement): string {
  return element.shadowRoot?.textContent ?? "";
}
