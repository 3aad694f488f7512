import { expect } from "chai";
import { memoryStorage } from "../../platform/storage.js";
import { createObjectStore } from "./object-store.js";

function storeWith(text?: string) {
  const reports: string[] = [];
  const texts = memoryStorage();
  if (text !== undefined) texts.set("kameleoonConsentData", text);
  return { store: createObjectStore(texts, (message) => reports.push(message)), texts, reports };
}

describe("what the experiments layer stores", () => {
  it("is empty at first, and is read as it was written", () => {
    const { store, texts, reports } = storeWith();
    expect(store.read("kameleoonConsentData")).to.deep.equal({});
    store.change("kameleoonConsentData", (values) => (values.visitor = true));
    expect(texts.get("kameleoonConsentData")).to.equal('{"visitor":true}');
    expect(store.read("kameleoonConsentData")).to.deep.equal({ visitor: true });
    expect(reports).to.deep.equal([]);
  });

  it("keeps what another tab has stored in the meantime", () => {
    const { store, texts } = storeWith('{"first":true}');
    store.read("kameleoonConsentData");
    texts.set("kameleoonConsentData", '{"first":true,"second":false}');
    store.change("kameleoonConsentData", (values) => delete values.first);
    expect(texts.get("kameleoonConsentData")).to.equal('{"second":false}');
  });

  it("leaves no key if nothing is stored", () => {
    const { store, texts } = storeWith('{"visitor":true}');
    store.change("kameleoonConsentData", (values) => delete values.visitor);
    expect(texts.get("kameleoonConsentData")).to.equal(null);
  });

  for (const text of ["{", "[1]", "null", "3", '"text"'])
    it(`EXP-ERR-13 counts as empty, with a StorageParse report, if it is ${text}`, () => {
      const { store, reports } = storeWith(text);
      expect(store.read("kameleoonConsentData")).to.deep.equal({});
      expect(reports).to.have.length(1);
      expect(reports[0]).to.match(
        /^Couldn't parse kameleoonConsentData storage data, the data may be corrupted\. Error: .+\. It counts as empty/,
      );
    });
});
