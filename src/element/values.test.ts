import { expect } from "chai";
import { createValues } from "./values.js";

const table = { "page-size": { kind: "number", default: 20 }, sticky: { kind: "boolean", default: false } } as const;

describe("the values of an element", () => {
  it("are in the snapshot at once, which is the same object until the next change", () => {
    const values = createValues(table, () => {});
    const defaults = values.snapshot();
    expect(defaults).to.deep.equal({ values: { pageSize: 20, sticky: false }, given: {} });
    expect(values.snapshot()).to.equal(defaults);
    values.setAttribute("page-size", "5");
    const changed = values.snapshot();
    expect(changed).to.deep.equal({ values: { pageSize: 5, sticky: false }, given: { pageSize: 5 } });
    values.setProperty("pageSize", 5);
    expect(values.snapshot(), "the same value again").to.equal(changed);
  });

  it("call their listeners once a microtask, however many changed, until they stop", async () => {
    const values = createValues(table, () => {});
    let calls = 0;
    const stop = values.subscribe(() => (calls += 1));
    values.setProperty("pageSize", 5);
    values.setAttribute("sticky", "");
    expect(calls).to.equal(0);
    await Promise.resolve();
    expect(calls).to.equal(1);
    stop();
    values.setProperty("pageSize", 6);
    await Promise.resolve();
    expect(calls).to.equal(1);
  });
});
