import { expect } from "chai";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { pascalCase } from "../../scripts/names.mjs";
import { setUp } from "../../scripts/setup.mjs";
import { tags } from "../../scripts/tags.mjs";
import { packInto } from "./pack.js";
import { checkTypes, layOut, projects, testPackages } from "./projects.js";

interface PackageDescription {
  readonly dependencies?: object;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types?: string; readonly default?: string }>>;
}

/** What a published generator of types or of editor data is called with. */
type Generate = (manifest: unknown, options: { readonly outdir: string; readonly modulePath?: () => string }) => unknown;

const generators = {
  "@wc-toolkit/jsx-types": "generateJsxTypes",
  "custom-element-react-wrappers": "generateReactWrappers",
  "custom-element-vuejs-integration": "generateVuejsTypes",
  "custom-element-svelte-integration": "generateSvelteTypes",
  "custom-element-vs-code-integration": "generateVsCodeCustomElementData",
  "custom-element-jet-brains-integration": "generateJetBrainsWebTypes",
};

const editorData = ["web-types.json", "vscode.html-custom-data.json", "vscode.css-custom-data.json"].map((file) => `dist/editor/${file}`);

/** Two builds, each with maps that hold the sources; what diagnoses a page is in three files, and so are its tools, 0.9 MB each. */
const unpackedMaximum = 11_000_000;

describe("the packed library", function () {
  this.timeout(120_000);
  let folder: string;
  let tarball: string;
  let library: string;
  let description: PackageDescription;

  before(() => {
    setUp(new URL("./", import.meta.url));
    folder = mkdtempSync(join(tmpdir(), "packed-"));
    ({ tarball, library } = packInto(folder));
    // The peers of the entries that have some, for importing them.
    for (const peer of ["react", "react-dom", "scheduler", "@openfeature/web-sdk", "@openfeature/core"]) {
      mkdirSync(dirname(join(folder, "node_modules", peer)), { recursive: true });
      symlinkSync(resolve("node_modules", peer), join(folder, "node_modules", peer), "junction");
    }
    description = JSON.parse(readFileSync(join(library, "package.json"), "utf8"));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const targets = () =>
    Object.values(description.exports).flatMap((target) => (typeof target === "string" ? target : Object.values(target)));
  const modules = () =>
    Object.entries(description.exports).flatMap(([name, target]) =>
      typeof target === "object" && target.default ? [{ name, file: join(library, target.default) }] : [],
    );

  it("holds every file that its entries and its README name", () => {
    for (const file of targets()) expect(existsSync(join(library, file)), file).to.equal(true);
    const links = [...readFileSync(join(library, "README.md"), "utf8").matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
      ([, link]) => link ?? "",
    );
    for (const link of links) expect(existsSync(join(library, link)), link).to.equal(true);
    for (const file of ["LICENSE", "CHANGELOG.md", "custom-elements.json", "dist/THIRD-PARTY-NOTICES", "dist/sri.json", ...editorData])
      expect(existsSync(join(library, file)), file).to.equal(true);
  });

  it("lists its documentation for tools, each page of which it holds", () => {
    const list = readFileSync(join(library, "dist/llms.txt"), "utf8");
    const links = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link ?? "");
    expect(links).to.include.members(["../docs/guides/start.md", ...tags.map((tag) => `tags/${tag}.md`)]);
    for (const link of links) expect(existsSync(join(library, "dist", link)), link).to.equal(true);
  });

  it("is small once unpacked", () => {
    const sizes = readdirSync(library, { recursive: true, encoding: "utf8" }).map((file) => statSync(join(library, file)));
    expect(sizes.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)).to.be.below(unpackedMaximum);
  });

  it("needs no other package", () => {
    expect(description).to.not.have.property("dependencies");
    expect(Object.keys(description.peerDependenciesMeta)).to.have.members(Object.keys(description.peerDependencies));
    for (const [name, { optional }] of Object.entries(description.peerDependenciesMeta)) expect(optional, name).to.equal(true);
  });

  it("can be imported where there is no DOM, and exports what is documented", async () => {
    const ofTag = Object.fromEntries(tags.map((tag) => [tag, pascalCase(tag)]));
    const classes = Object.values(ofTag).sort();
    const ofBuild = (build: string) => ({
      [build]: classes,
      [`${build}/classes`]: classes,
      [`${build}/autoloader`]: ["discover"],
      ...Object.fromEntries(Object.entries(ofTag).map(([tag, name]) => [`${build}/${tag}`, [name]])),
    });
    const expected: Readonly<Record<string, readonly string[]>> = {
      ...ofBuild("."),
      ...ofBuild("./light"),
      ...ofBuild("./peer"),
      "./react": classes,
      "./jsx": [],
      "./vue": [],
      "./svelte": [],
      "./experiments": ["KameleoonError", "cookieFromString", "createExperimentClient"],
      "./openfeature": ["createExperimentProvider"],
      "./testing": ["datePicker", "fromElement", "gallery", "results", "routeTo", "searchBar", "stubCalls"],
      "./testing/server": ["startStubServer"],
    };
    const found: Record<string, readonly string[]> = {};
    for (const { name, file } of modules()) found[name] = Object.keys(await import(pathToFileURL(file).href)).sort();
    expect(found).to.deep.equal(expected);
  });

  it("has no fault that publint knows", async () => {
    const { publint } = await import(pathToFileURL(testPackages.resolve("publint")).href);
    const { messages } = await publint({ pkgDir: library, strict: true });
    expect(messages).to.deep.equal([]);
  });

  it("has types for each entry that compilers find", async () => {
    const { checkPackage, createPackageFromTarballData } = await import(pathToFileURL(testPackages.resolve("@arethetypeswrong/core")).href);
    const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))), {
      excludeEntrypoints: Object.keys(description.exports).filter((name) => /\.(?:css|json)$/.test(name)),
    });
    // The package is for bundlers and browsers: there is nothing for require() nor for resolution without exports.
    const others = new Set(["node10", "node16-cjs"]);
    expect(problems.filter(({ resolutionKind }: { resolutionKind?: string }) => !others.has(resolutionKind ?? ""))).to.deep.equal([]);
  });

  for (const name of Object.keys(projects) as (keyof typeof projects)[]) {
    if (name !== "svelte" && name !== "react-wrong")
      it(`is typed in a project of its own: ${name}`, () => {
        expect(checkTypes(name, layOut(name, library, folder))).to.equal("");
      });
  }

  it("names the props of a component where one of them is unknown", () => {
    const messages = checkTypes("react-wrong", layOut("react-wrong", library, folder)).match(/Property '.+/g);
    expect(messages).to.deep.equal([
      "Property 'enginId' does not exist on type 'IntrinsicAttributes & SkiSearchbarProps'. Did you mean 'engineId'?",
      "Property 'pagesize' does not exist on type 'IntrinsicAttributes & SkiResultsProps'. Did you mean 'pageSize'?",
      "Property 'minimum' does not exist on type 'IntrinsicAttributes & SkiDatePickerProps'.",
      "Property 'images' does not exist on type 'IntrinsicAttributes & SkiGalleryProps'.",
    ]);
  });

  it("is typed in a project of its own: svelte", () => {
    const output = checkTypes("svelte", layOut("svelte", library, folder));
    const errors = output.split("\n").filter((line) => line.includes(" ERROR "));
    expect(errors.map((line) => /"(\w+\.svelte)" (\d+):/.exec(line)?.slice(1).join(":"))).to.deep.equal([
      "Wrong.svelte:5",
      "Wrong.svelte:6",
      "Wrong.svelte:7",
    ]);
  });

  for (const [generator, run] of Object.entries(generators))
    it(`has a manifest that ${generator} reads`, async () => {
      const manifest = JSON.parse(readFileSync(join(library, "custom-elements.json"), "utf8"));
      const outdir = join(folder, generator.replace("/", "-"));
      const generate: Generate = (await import(pathToFileURL(testPackages.resolve(generator)).href))[run];
      await generate(manifest, { outdir, modulePath: () => "ski-elements" });
      expect(readdirSync(outdir)).to.not.be.empty;
    });
});
