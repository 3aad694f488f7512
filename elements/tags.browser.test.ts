import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, next, put, record, settled, showsFallback } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const pictures = [1, 2, 3].map((number) => ({ img: pixel, imgMedium: pixel, imgXL: `${pixel}#${number}` }));

let seller: FakeSeller;
beforeEach(() => (seller = fakeSeller()));
afterEach(() => {
  clear();
  seller.restore();
});

function part(element: HTMLElement, name: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`);
  if (!found) throw new Error(`<${element.localName}> has no part ${name}`);
  return found;
}

describe("ski-searchbar", () => {
  it("fires a cancelable ski-search with the query and where it leads", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete} layout="desktop" results-url="/found"`);
    await next(element, "ski-ready");
    await settled();
    const fired = new Promise<Event>((resolve) => document.addEventListener("ski-search", resolve, { once: true }));
    element.addEventListener("ski-search", (event) => event.preventDefault());
    part(element, "search").click();
    const event = await fired;
    expect(event.cancelable).to.equal(true);
    expect(event.defaultPrevented).to.equal(true);
    expect((event as HTMLElementEventMap["ski-search"]).detail.url).to.match(new RegExp(`^${location.origin}/found#`));
  });

  it("keeps the input events of what is typed to itself", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete} layout="desktop"`);
    await next(element, "ski-ready");
    const seen: string[] = [];
    const listener = ({ target }: Event) => void seen.push((target as Element).localName);
    document.addEventListener("input", listener);
    const field = element.shadowRoot?.querySelector("input");
    field?.focus();
    await sendKeys({ type: "val" });
    await settled();
    document.removeEventListener("input", listener);
    expect([field?.value, seen]).to.deep.equal(["val", []]);
  });
});

describe("ski-results", () => {
  it("fires ski-results-change with the products it shows, as plain copies", async () => {
    const element = put("ski-results", `store="${freshStore()}" ${complete}`);
    const { total, page, products } = await next(element, "ski-results-change");
    expect({ total, page }).to.deep.equal({ total: 1, page: 1 });
    expect(products.map(({ name }) => name)).to.deep.equal(["Résidence des Cimes"]);
    expect(Object.isFrozen(products)).to.equal(false);
  });

  it("PAGE-02 PAGE-12 continues its list, 20 stays a page, and has numbered pages by a setting", async () => {
    const many = { products: [], pageCount: 9, totalProducts: 180 };
    const lodging = { name: "Chalet", packCode: "PF", prestations: [{ id: 1, codePackage: "PF", price: 640 }] };
    seller.restore();
    seller = fakeSeller({ "/se/search/product": { ...many, products: [{ ...lodging, id: 1, liheId: 1 }] } });
    const element = put("ski-results", `store="${freshStore()}" ${complete}`);
    const has = (name: string) => element.shadowRoot?.querySelector(`[part~="${name}"]`) !== null;
    await waitUntil(() => has("show-more"), "no button for more", { timeout: 15_000 });
    expect(seller.callsOf("/se/search/product").map((url) => url.searchParams.get("size"))).to.deep.equal(["20"]);
    expect(has("pages")).to.equal(false);
    element.paging = "pages";
    await waitUntil(() => has("pages"), "no numbered pages", { timeout: 15_000 });
    expect(has("show-more")).to.equal(false);
  });

  it("API-38 requests as many cards as page-size sets, and again when it changes", async () => {
    const element = put("ski-results", `store="${freshStore()}" ${complete} page-size="6"`);
    await next(element, "ski-results-change");
    expect(seller.callsOf("/se/search/product").map((url) => url.searchParams.get("size"))).to.deep.equal(["6"]);
    element.pageSize = 8;
    await next(element, "ski-results-change");
    expect(seller.callsOf("/se/search/product").at(-1)?.searchParams.get("size")).to.equal("8");
  });

  it("fires a cancelable ski-product-click when a card is opened", async () => {
    const element = put("ski-results", `store="${freshStore()}" ${complete}`);
    await waitUntil(() => element.shadowRoot?.querySelector("article a[href]"), "no card is rendered", { timeout: 15_000 });
    element.addEventListener("ski-product-click", (event) => event.preventDefault());
    const clicked = next(element, "ski-product-click");
    element.shadowRoot?.querySelector<HTMLAnchorElement>("article a[href]")?.click();
    expect((await clicked).product.id).to.equal(501);
  });
});

describe("ski-date-picker", () => {
  it("joins no search and makes no call when it is standalone", async () => {
    const element = put("ski-date-picker", 'standalone locale="en-GB" value="2027-02-06"');
    expect(await next(element, "ski-ready")).to.deep.equal({ locale: "en-GB", engineId: 1 });
    expect(showsFallback(element)).to.equal(false);
    expect(seller.calls).to.deep.equal([]);
  });

  it("fires ski-ready once, also when its locale changes", async () => {
    const element = put("ski-date-picker", "standalone inline locale=en-GB");
    const ready = record(element, "ski-ready");
    await waitUntil(() => ready.length > 0, "it is not ready");
    const english = element.shadowRoot?.textContent;
    element.locale = "nl-NL";
    await waitUntil(() => element.shadowRoot?.textContent !== english, "it is not in Dutch");
    expect(ready).to.deep.equal([{ locale: "en-GB", engineId: 1 }]);
  });

  it("is part of its form, and resets with it", async () => {
    const element = put("ski-date-picker", 'standalone name="day" value="2027-02-06"');
    await next(element, "ski-ready");
    const form = document.createElement("form");
    element.parentElement?.append(form);
    form.append(element);
    element.value = "2027-02-08";
    await settled();
    expect(new FormData(form).get("day")).to.equal("2027-02-08");
    form.reset();
    await settled();
    expect(new FormData(form).get("day")).to.equal("2027-02-06");
  });

  it("commits a day that is chosen: property, form value and ski-date-change", async () => {
    const element = put("ski-date-picker", 'standalone inline locale="en-GB" name="day" value="2027-02-06"');
    await next(element, "ski-ready");
    await settled();
    const day = [...(element.shadowRoot?.querySelectorAll<HTMLElement>("button") ?? [])].find(
      (button) => button.textContent?.trim() === "17",
    );
    const changed = next(element, "ski-date-change");
    day?.click();
    expect(await changed).to.deep.equal({ value: "2027-02-17" });
    expect(element.value).to.equal("2027-02-17");
  });

  it("ignores a value that is no day", async () => {
    const warn = console.warn;
    console.warn = () => undefined;
    const element = put("ski-date-picker", 'standalone value="tomorrow"');
    expect((await next(element, "ski-error")).code).to.equal("attribute");
    console.warn = warn;
    expect(element.value).to.equal(null);
  });
});

describe("ski-gallery", () => {
  it("joins no search and makes no call when it has pictures", async () => {
    const element = put("ski-gallery");
    element.pictures = pictures;
    await next(element, "ski-ready");
    expect(element.pictures).to.equal(pictures);
    expect(seller.callsOf("/resultpage/config/env")).to.deep.equal([]);
  });

  it("opens and closes by its methods, its property and its attribute, and fires ski-open and ski-close", async () => {
    const element = put("ski-gallery");
    element.pictures = pictures;
    await next(element, "ski-ready");
    const opened = record(element, "ski-open");
    const closed = record(element, "ski-close");
    element.show();
    expect(element.hasAttribute("open")).to.equal(true);
    await settled();
    element.close();
    expect(element.hasAttribute("open")).to.equal(false);
    await settled();
    element.open = true;
    await settled();
    element.removeAttribute("open");
    await settled();
    expect(element.open).to.equal(false);
    expect([opened.length, closed.length]).to.deep.equal([2, 2]);
    expect(opened[0]).to.deep.equal({ surface: "gallery" });
  });
});
