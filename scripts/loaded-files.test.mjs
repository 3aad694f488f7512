import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that report the failure of an `import()` in words of their own. */
const withOwnReport = ["src/app/experiments.ts", "src/experiments/client/connection-loader.ts", "elements/autoloader.ts"];

describe("the files that are loaded later", () => {
  const sources = ["src", "elements"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file).replaceAll("\\", "/")))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|driver)\.|testing/.test(file));
  const loads = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (/import\(["`]/.test(line) ? [{ file, line, place: `${file}:${index + 1}` }] : [])),
  );

  it("are named in the console when they cannot be loaded", () => {
    expect(loads.length).to.be.above(20);
    const silent = loads.filter(
      ({ file, line }) => !/loadFile\(|deferredView\(|panelView\(|deferredRoot\(/.test(line) && !withOwnReport.includes(file),
    );
    // The words are read through `loadFile` by `texts.ts`, `wish-words.ts` and `tool-words.ts`.
    expect(silent.map(({ place }) => place).filter((place) => !/^src\/i18n\/(?:word|wish|tool)-files/.test(place))).to.deep.equal([]);
  });
});
