import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { differencesOf } from "./experiments-cases.ts";

const rule = {
  id: 10,
  type: "EXPERIMENTATION",
  exposition: 1,
  experimentId: 100,
  variationByExposition: [{ variationKey: "on", variationId: 7, exposition: 1 }],
  segment: null,
};
const flag = {
  id: 1,
  featureKey: "flag",
  environmentEnabled: true,
  defaultVariationKey: "off",
  variations: [{ key: "on", variables: [{ key: "v", type: "NUMBER", value: "2" }] }],
  rules: [rule],
};
const recorded = {
  id: "case-1",
  now: 1_743_325_200_000,
  config: { featureFlags: [flag] },
  visitorCode: "visitor",
  flagKey: "flag",
  expected: {
    variationKey: "on",
    variationId: 7,
    experimentId: 100,
    stored: { 100: { variationId: 7, isTargetedRule: false } },
    trackingBody: "\neventType=experiment&id=100&variationId=7&nonce=*\n",
    active: true,
    variables: [{ key: "v", type: "NUMBER", value: 2 }],
    activeFlags: { flag: ["on", 7, 100] },
  },
};
const expecting = (expected) => ({ ...recorded, expected: { ...recorded.expected, ...expected } });
const namesOf = (differences) => differences.map((difference) => difference.split(":")[0]);

describe("recorded cases of experiments", () => {
  it("agree where every result is the recorded one", () => {
    expect(differencesOf(recorded)).to.deep.equal([]);
  });

  const others = {
    variationKey: "off",
    variationId: 8,
    experimentId: 1,
    stored: {},
    trackingBody: "",
    active: false,
    variables: [],
    activeFlags: {},
  };
  for (const [name, value] of Object.entries(others)) {
    it(`differ by another ${name}`, () => expect(namesOf(differencesOf(expecting({ [name]: value })))).to.deep.equal([name]));
  }

  it("compare a typed error by its type, and a native one only as an error", () => {
    const error = (type, native) => ({ error: type, native });
    const unknown = { ...recorded, flagKey: "other" };
    const expected = (value) => ({ variationKey: value, active: value, variables: value, activeFlags: { flag: ["on", 7, 100] } });
    const differences = (value) => namesOf(differencesOf({ ...unknown, expected: expected(value) }));
    expect(differences(error("FeatureFlagConfigurationNotFound", false))).to.deep.equal([]);
    expect(differences(error("NotTargeted", false))).to.deep.equal(["variationKey", "active", "variables"]);
    expect(differences(error("TypeError", true))).to.deep.equal([]);
    expect(namesOf(differencesOf(expecting({ active: error("TypeError", true) })))).to.deep.equal(["active"]);
    expect(differencesOf(expecting({ active: error("SyntaxError", true) }))).to.deep.equal([]);
  });
});

describe("npm run experiments:golden -- FILE", () => {
  let folder = "";
  before(() => (folder = mkdtempSync(join(tmpdir(), "recorded-"))));
  after(() => rmSync(folder, { recursive: true }));

  const run = (name, content) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    const { stdout, status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/experiments-golden.ts", file], {
      encoding: "utf8",
    });
    return { lines: stdout.trim().split("\n"), status };
  };

  it("prints the ids that differ, and the counts last", () => {
    const cases = [recorded, { ...expecting({ active: false }), id: "case-2" }].map((item) => JSON.stringify(item)).join("\n");
    for (const [name, content] of [
      ["plain.jsonl", cases],
      ["zipped.jsonl.gz", gzipSync(cases)],
    ]) {
      const { lines, status } = run(name, content);
      expect(lines).to.deep.equal(["case-2", "  active: expected false, got true", "1 agree, 1 differ"]);
      expect(status).to.equal(1);
    }
    expect(run("one.jsonl", `${JSON.stringify(recorded)}\n\n`)).to.deep.equal({ lines: ["1 agree, 0 differ"], status: 0 });
  });
});
