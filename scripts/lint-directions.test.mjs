import { expect } from "chai";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** From the top down; layers in one row do not import each other. */
const rows = [
  ["elements"],
  ["src/app"],
  ["src/element"],
  ["src/components"],
  ["src/store"],
  ["src/api", "src/i18n", "src/tracking", "src/experiments"],
  ["src/consent"],
  ["src/platform"],
  ["src/domain"],
  ["src/calendar"],
];

const level = (layer) => rows.findIndex((row) => row.includes(layer));
const layers = rows.flat();
const outsiders = ["demo/engine", "test/fixtures", "bench", "scripts"];
/** One folder deeper than the layer, so that a rule that matches only at one depth is found. */
const probe = (layer) => join(layer, "lint-probe", "probe.ts");
const upTo = (layer) => "../".repeat(probe(layer).split("/").length - 1);

/** What the linter finds in temporary files of a folder. */
function lint(folder, files) {
  mkdirSync(folder, { recursive: true });
  try {
    for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
    const { stdout, stderr } = spawnSync(process.execPath, ["node_modules/oxlint/bin/oxlint", "--format", "json", folder], {
      encoding: "utf8",
    });
    if (!stdout.trim().startsWith("{")) throw new Error(`oxlint said: ${stdout}${stderr}`);
    return JSON.parse(stdout).diagnostics;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The specifiers in the probe of a layer that the linter refuses. */
function refused(layer, specifiers, file = "probe.ts") {
  const source = specifiers.map(
    (specifier, index) => `import type { T${index} } from "${specifier}";\nexport type U${index} = T${index};\n`,
  );
  const found = lint(dirname(probe(layer)), { [file]: source.join("") }).filter(({ code }) => code.includes("no-restricted-imports"));
  return [...new Set(found.map(({ labels }) => specifiers[Math.floor((labels[0].span.line - 1) / 2)]))];
}

describe("the directions of imports", () => {
  for (const layer of layers) {
    it(`${layer} imports downwards only`, () => {
      const path = (other) => `${upTo(layer)}${other}/thing.js`;
      const wrong = [...layers.filter((other) => other !== layer && level(other) <= level(layer)), ...outsiders].map(path);
      const right = layers.filter((other) => other === layer || level(other) > level(layer)).map(path);
      expect(refused(layer, [...wrong, ...right])).to.have.members(wrong);
    });
  }

  it("the demo imports src/api, src/domain and src/i18n only", () => {
    const path = (other) => `${upTo("demo/engine")}${other}/thing.js`;
    const right = ["src/api", "src/domain", "src/i18n"].map(path);
    const wrong = layers.map(path).filter((specifier) => !right.includes(specifier));
    expect(refused("demo/engine", [...wrong, ...right])).to.have.members(wrong);
  });

  it("domain, calendar, platform, api and tracking do not import React", () => {
    for (const layer of ["src/domain", "src/calendar", "src/platform", "src/api", "src/tracking"])
      expect(refused(layer, ["react", "react-dom"]), layer).to.have.length(2);
  });

  it("tests and drivers use the shared fixtures, and import no more upwards than the layer does", () => {
    const specifiers = ["test/fixtures", "src/app"].map((other) => `${upTo("src/store")}${other}/thing.js`);
    for (const file of ["probe.test.ts", "probe.driver.ts"])
      expect(refused("src/store", specifiers, file), file).to.deep.equal(specifiers.slice(1));
  });

  it("no import runs in a circle", () => {
    const files = {
      "one.ts": 'import { two } from "./two.js";\nexport const one = two;\n',
      "two.ts": 'import { one } from "./one.js";\nexport const two = () => one;\n',
    };
    expect(lint("src/domain/lint-probe", files).map(({ code }) => code)).to.include("import(no-cycle)");
  });
});
