import { readFileSync } from "node:fs";
import { expect } from "chai";
import { kindNames } from "./client/fault-kinds.js";
import { readRestored } from "./client/address.js";
import { demoStates } from "./states.js";

describe("the states of the demo", () => {
  const states = demoStates();

  it("are all that docs/demo-states.md lists, each with an address", () => {
    const rows = readFileSync(new URL("../../docs/demo-states.md", import.meta.url), "utf8").match(/\| `\/[^|]*\|$/gm) ?? [];
    expect(states).to.have.length(rows.length).and.length.above(60);
    expect(states.find(({ name }) => name === "more tabs than fit")?.address).to.equal("/se-results#station[]=1");
  });

  it("set the fault of the console that they need, and then open their page", () => {
    const late = states.find(({ name }) => name === "list that loads late");
    const { faults, open } = readRestored(new URL(late?.address ?? "", "http://a.test").searchParams);
    expect(faults).to.deep.equal({ products: { latency: 3000 } });
    expect(open).to.equal("/se-results");
    for (const { name, steps, address } of states.filter(({ steps: text }) => /^\/qa, \w+: (?!never)/.test(text))) {
      const set = readRestored(new URL(address, "http://a.test").searchParams).faults;
      expect(Object.keys(set ?? {}), `${name}: ${steps} is one of ${kindNames.join(", ")}`).to.have.length(1);
    }
  });
});

describe("the address of the console", () => {
  const read = (query: string) => readRestored(new URLSearchParams(query));

  it("leaves the engine as it is where it sets nothing", () => {
    expect(read("locale=nl-NL")).to.deep.equal({ faults: null, day: null, only: "", find: "", open: null });
  });

  it("restores the day, the faults and the lists", () => {
    expect(read("fault=find:status 404&day=2027-01-10&only=find&find=tignes")).to.deep.equal({
      ...{ faults: { find: { status: 404 } }, day: "2027-01-10", only: "find", find: "tignes", open: null },
    });
  });

  it("leads to no other site", () => {
    for (const open of ["https://other.test/", "//other.test/", "/\\other.test", "javascript:alert(1)"])
      expect(read(new URLSearchParams({ open }).toString()).open, open).to.equal(null);
  });
});
