import { expect } from "chai";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { tagFiles } from "./create-tag.mjs";

const copied = [
  "src",
  "elements",
  "locales",
  "scripts",
  "test/fixtures",
  "package.json",
  "tsconfig.json",
  "custom-elements.json",
  ".oxlintrc.json",
  ".prettierrc.json",
];

describe("npm run create tag", () => {
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "create-"));
    for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  });
  after(() => rmSync(folder, { recursive: true }));

  const run = (...words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
    return { status, output: `${stdout}${stderr}` };
  };
  const read = (file) => readFileSync(join(folder, file), "utf8");
  let files;

  it("writes every file of the tag and lists them", () => {
    const { status, output } = run("scripts/create.mjs", "tag", "snow-report");
    expect(status, output).to.equal(0);
    files = output.trim().split("\n");
    expect(files).to.include.members(["elements/ski-snow-report.ts", "src/components/snow-report/SnowReport.tsx", "package.json"]);
    for (const file of files) expect(read(file), file).to.match(/snow-?report/i);
  });

  it("writes what passes types, lint, format, the manifest and the rule of files that are loaded later", () => {
    const sources = files.filter((file) => /snow-report.*\.tsx?$/.test(file));
    writeFileSync(
      join(folder, "tsconfig.tag.json"),
      JSON.stringify({ extends: "./tsconfig.json", files: sources, include: ["src/*.d.ts"] }),
    );
    const checks = [
      run("node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.tag.json"),
      run("node_modules/oxlint/bin/oxlint", "--type-aware", ...sources),
      run("node_modules/prettier/bin/prettier.cjs", "--check", ...files.filter((file) => file !== "custom-elements.json")),
      run("scripts/manifest.mjs", "--check"),
      run("node_modules/mocha/bin/mocha.js", "--no-config", "scripts/loaded-files.test.mjs"),
    ];
    for (const { status, output } of checks) expect(status, output).to.equal(0);
  });

  it("gives the component a layer", async () => {
    const { layers } = await import(pathToFileURL(join(folder, "scripts/layers.mjs")).href);
    expect(layers.flat()).to.include("src/components/snow-report");
  });

  it("overwrites nothing", () => {
    const { status, output } = run("scripts/create.mjs", "tag", "ski-snow-report");
    expect(status).to.equal(1);
    expect(output).to.contain("elements/ski-snow-report.ts").and.to.contain("exists already");
  });

  it("refuses a name that no tag can have", () => {
    for (const name of ["Offers", "2-for-1", "offers_", ""]) expect(() => tagFiles(name, () => ""), name).to.throw("is no name of a tag");
  });
});
