import { expect, waitUntil } from "@open-wc/testing";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, put, record } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

describe("a response of the wrong types", () => {
  const { error } = console;
  const logged: string[] = [];
  let seller: FakeSeller;
  beforeEach(() => (console.error = (...values: unknown[]) => void logged.push(values.map(String).join(" "))));
  afterEach(() => {
    console.error = error;
    clear();
    seller.restore();
  });

  it("ERR-06 ERR-10 is a ski-error each time, one line in the console, and the error screen", async () => {
    seller = fakeSeller({ "/se/search/product": { products: "none", totalProducts: "many" } });
    for (let times = 0; times < 2; times += 1) {
      const element = put("ski-results", `store="${freshStore()}" ${complete}`);
      const errors = record(element, "ski-error");
      await waitUntil(() => element.shadowRoot?.querySelector("[part~=failed]"), "no error screen", { timeout: 5000 });
      expect(errors.map(({ code, call }) => [code, call])).to.deep.equal([["call-failed", "products"]]);
    }
    expect(logged.filter((text) => text.includes("AnswerError"))).to.have.length(1);
    expect(logged[0]).to.contain("the call products cannot be read at").and.to.contain("openapi.json");
  });

  it("CARD-33 shows the stays all the same where an optional field of an offer is of another type, with one ski-error", async () => {
    const stay = { id: 1, codePackage: "PF", name: "Studio", price: 640, skipass: true };
    const products = [1, 2].map((id) => ({ id, liheId: id, name: `Chalet ${id}`, packCode: "PF", prestations: [stay] }));
    seller = fakeSeller({ "/se/search/product": { products, pageCount: 1, totalProducts: 2 } });
    const element = put("ski-results", `store="${freshStore()}" ${complete}`);
    const errors = record(element, "ski-error");
    await waitUntil(() => element.shadowRoot?.querySelectorAll("[part~=amount]").length === 2, "no prices", { timeout: 5000 });
    expect(errors.map(({ code, call }) => [code, call])).to.deep.equal([["dropped", "products"]]);
  });
});
