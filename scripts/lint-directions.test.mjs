import { expect } from "chai";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** From the top down; rooms in one row do not know each other. */
const floors = [
  ["elements"],
  ["src/app"],
  ["src/element"],
  ["src/components"],
  ["src/store"],
  ["src/api", "src/i18n", "src/tracking", "src/experiments"],
  ["src/platform"],
  ["src/domain"],
  ["src/calendar"],
];

const level = (room) => floors.findIndex((rooms) => rooms.includes(room));
const rooms = floors.flat();
const outsiders = ["demo/engine", "test/fixtures", "bench", "scripts"];
/** One folder deeper than the room, so that a room found only at one depth is seen. */
const probe = (room) => join(room, "lint-probe", "probe.ts");
const upTo = (room) => "../".repeat(probe(room).split("/").length - 1);

/** What the linter finds in files that stand for a moment in a folder. */
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

/** The specifiers in the probe of a room that the linter refuses. */
function refused(room, specifiers, file = "probe.ts") {
  const source = specifiers.map(
    (specifier, index) => `import type { T${index} } from "${specifier}";\nexport type U${index} = T${index};\n`,
  );
  const found = lint(dirname(probe(room)), { [file]: source.join("") }).filter(({ code }) => code.includes("no-restricted-imports"));
  return [...new Set(found.map(({ labels }) => specifiers[Math.floor((labels[0].span.line - 1) / 2)]))];
}

describe("the directions of imports", () => {
  for (const room of rooms) {
    it(`${room} imports downwards only`, () => {
      const path = (other) => `${upTo(room)}${other}/thing.js`;
      const wrong = [...rooms.filter((other) => other !== room && level(other) <= level(room)), ...outsiders].map(path);
      const right = rooms.filter((other) => other === room || level(other) > level(room)).map(path);
      expect(refused(room, [...wrong, ...right])).to.have.members(wrong);
    });
  }

  it("the demo knows the calls and the rules only", () => {
    const path = (other) => `${upTo("demo/engine")}${other}/thing.js`;
    const right = ["src/api", "src/domain"].map(path);
    const wrong = rooms.map(path).filter((specifier) => !right.includes(specifier));
    expect(refused("demo/engine", [...wrong, ...right])).to.have.members(wrong);
  });

  it("the rules and the calls have no React", () => {
    for (const room of ["src/domain", "src/calendar", "src/platform", "src/api", "src/tracking"])
      expect(refused(room, ["react", "react-dom"]), room).to.have.length(2);
  });

  it("tests and drivers use the shared fixtures, and import no more upwards than the room does", () => {
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
