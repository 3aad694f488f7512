import { expect } from "@open-wc/testing";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, next, put, settled } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

interface Registry {
  readonly searches: ReadonlyMap<string, { snapshot(): { readonly settings: { readonly consent: readonly string[] } } }>;
}

/** A search's copy of the visitor's consent, as any copy of the library on the page reads it. */
function consentOf(store: string): readonly string[] | undefined {
  const registry = Reflect.get(window, Symbol.for("ski-elements")) as Registry;
  return registry.searches.get(store)?.snapshot().settings.consent;
}

/** The order matters: consent set by a page's script applies until the page unloads. */
describe("what a visitor agreed to", () => {
  let seller: FakeSeller;
  beforeEach(() => (seller = fakeSeller()));
  afterEach(() => {
    clear();
    seller.restore();
  });

  it("is nothing until the page sets the attribute", async () => {
    const store = freshStore();
    const element = put("ski-searchbar", `store="${store}" ${complete}`);
    await next(element, "ski-ready");
    expect(consentOf(store)).to.deep.equal([]);
    element.setAttribute("consent", "preferences");
    await settled();
    expect(consentOf(store)).to.deep.equal(["preferences"]);
    element.removeAttribute("consent");
    await settled();
    expect(consentOf(store)).to.deep.equal([]);
  });

  it("set by the page's script holds in every search of the page, later ones too, and wins over the attribute", async () => {
    const [one, other, later] = [freshStore(), freshStore(), freshStore()];
    const first = put("ski-searchbar", `store="${one}" ${complete}`);
    const second = put("ski-results", `store="${other}" ${complete} consent="preferences"`);
    await Promise.all([next(first, "ski-ready"), next(second, "ski-ready")]);
    window.skiElements?.setConsent({ experiments: true });
    await settled();
    expect([consentOf(one), consentOf(other)]).to.deep.equal([["experiments"], ["experiments"]]);
    await next(put("ski-searchbar", `store="${later}" ${complete} consent="preferences"`), "ski-ready");
    expect(consentOf(later)).to.deep.equal(["experiments"]);
    window.skiElements?.setConsent({ experiments: false, preferences: true });
    await settled();
    expect([one, other, later].map(consentOf)).to.deep.equal([["preferences"], ["preferences"], ["preferences"]]);
    window.skiElements?.setConsent({});
    await settled();
    expect([one, other, later].map(consentOf)).to.deep.equal([[], [], []]);
  });
});
