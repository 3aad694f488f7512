// The peer dependency of ski-elements/openfeature leaves a symbol of its own.
import "@openfeature/web-sdk";
import { expect } from "chai";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";

type Entry = string | { readonly types: string; readonly default?: string };

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { exports: entries } = readJson("package.json") as { readonly exports: Readonly<Record<string, Entry>> };

const filesOf = (entry: Entry): string[] => (typeof entry === "string" ? [entry] : Object.values(entry));

describe("the package as it is built", () => {
  for (const [name, entry] of Object.entries(entries)) {
    it(`holds every file of the entry "${name}"`, () => {
      expect(filesOf(entry).filter((file) => !existsSync(file))).to.deep.equal([]);
    });

    const script = filesOf(entry).find((file) => file.endsWith(".js"));
    if (script) {
      it(`imports "${name}" where there is no DOM, and leaves nothing behind there`, async () => {
        const before = Reflect.ownKeys(globalThis);
        await import(pathToFileURL(script).href);
        expect(Reflect.ownKeys(globalThis)).to.deep.equal(before);
      });
    }
  }

  it("lists the integrity of each file that a page may load", () => {
    const hashes = readJson("dist/sri.json") as Readonly<Record<string, string>>;
    for (const file of ["ski-elements.js", "autoloader.js", "elements/ski-searchbar.js", "cdn/ski-elements.min.js", "ski-elements.css"]) {
      const hash = createHash("sha384")
        .update(readFileSync(`dist/${file}`))
        .digest("base64");
      expect(hashes[file], file).to.equal(`sha384-${hash}`);
    }
  });

  it("has a one-file script that a classic script tag can run", () => {
    const source = readFileSync("dist/cdn/ski-elements.min.js", "utf8");
    expect(() => new Script(source)).not.to.throw();
    expect(new Set(source.match(/\bimport\s*\([^)]*/g)).size, "what few pages call").to.equal(3);
    for (const name of ["chunks/diagnose-[\\w-]+", "chunks/record-[\\w-]+", "tools"])
      expect(source).to.match(new RegExp(`\\bimport\\("[^"]*/${name}\\.js"`));
  });

  it("has a one-file script that does nothing where there is no DOM", async () => {
    const before = Reflect.ownKeys(globalThis);
    await import(pathToFileURL("dist/cdn/ski-elements.min.js").href);
    expect(Reflect.ownKeys(globalThis)).to.deep.equal(before);
  });

  it("CONST-06 delivers search and results, and experiments, company lookup, picker and images, in one script", () => {
    const source = readFileSync("dist/cdn/ski-elements.min.js", "utf8");
    const search = ["ski-searchbar", "ski-results", "/se/search/product"];
    const rest = ["startAbTests", "se-experiment", "companyName", "ski-date-picker", "ski-gallery"];
    expect([...search, ...rest].filter((word) => !source.includes(word))).to.deep.equal([]);
  });

  it("lists the chunks to preload for each entry", () => {
    const preloads = readJson("dist/preload.json") as Readonly<Record<string, readonly string[]>>;
    const files = preloads["elements/ski-searchbar.js"] ?? [];
    expect(files.some((file) => file.includes("/react-"))).to.equal(true);
    expect(files.filter((file) => !existsSync(`dist/${file}`))).to.deep.equal([]);
  });

  it("evaluates flags in the built experiments layer, where there is no DOM", async () => {
    const { createExperimentClient } = await import(pathToFileURL("dist/experiments.js").href);
    const flag = { featureKey: "banner", environmentEnabled: true, defaultVariationKey: "on", variations: [], rules: [] };
    const client = createExperimentClient({ siteCode: "site", configuration: { featureFlags: [flag] }, services: { warn: () => {} } });
    expect(client.getVisitorFeatureFlags("visitor")).to.deep.equal([{ id: null, key: "banner" }]);
    client.dispose();
  });

  it("contains every file of the first build in dist/light/ too", () => {
    const names = (file: string) => file.replace(/-[\w-]{8}\.js/, ".js").replace("/preact", "/react");
    const filesIn = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:js|css|json|map)$/.test(file) && !/^(?:light|types|peer|editor)\//.test(file))
        .map(names)
        // The experiments layer and the testing helpers have no view, so they are the same for both.
        .filter(
          (file) => !/^(?:sri|sizes)\.json|searchbar\.light|^chunks\/|^(?:experiments|openfeature|testing(?:-server)?)\.js/.test(file),
        );
    expect(filesIn("dist/light").sort()).to.deep.equal(filesIn("dist").sort());
  });

  it("has a source map for every script, with the text of each library as it was published", () => {
    const scripts = Object.keys(readJson("dist/sri.json") as object).filter((file) => file.endsWith(".js"));
    const libraries = new Set<string>();
    for (const script of scripts) {
      const { sources, sourcesContent } = readJson(`dist/${script}.map`) as { sources: string[]; sourcesContent: string[] };
      sources.forEach((source, index) => {
        const path = /node_modules\/[^\0?]*$/.exec(source)?.[0];
        if (!path) return;
        libraries.add(path.split("/")[1] ?? "");
        if (readFileSync(path, "utf8") !== sourcesContent[index]) expect.fail(`${path} is edited in ${script}`);
      });
    }
    for (const library of ["react-dom", "preact", "i18next", "valtio"]) expect([...libraries]).to.include(library);
  });

  it("has a notice, with its licence, of every library inside, and of no other", () => {
    const scripts = Object.keys(readJson("dist/sri.json") as object).filter((file) => file.endsWith(".js"));
    const inside = scripts.flatMap((script) => {
      const { sources } = readJson(`dist/${script}.map`) as { sources: string[] };
      return sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
    });
    const notices = readFileSync("dist/THIRD-PARTY-NOTICES", "utf8");
    const named = [...notices.matchAll(/^(\S+) \d\S* \(([\w.-]+)\)\n\n(?=\S)/gm)].map(([, name]) => name);
    expect(named).to.deep.equal([...new Set(inside)].sort());
    expect(named).to.include.members(["react", "react-dom", "preact", "i18next", "valibot", "valtio"]);
  });

  it("has no React and no i18next in the light build, and no preact in the other", () => {
    for (const script of Object.keys(readJson("dist/sri.json") as object).filter((file) => file.endsWith(".js"))) {
      const { sources } = readJson(`dist/${script}.map`) as { sources: string[] };
      const foreign = /light/.test(script) ? /node_modules\/(?:react|react-dom|i18next)\// : /node_modules\/preact\//;
      expect(
        sources.filter((source) => foreign.test(source)),
        script,
      ).to.deep.equal([]);
    }
  });

  it("has a one-file search bar that contains French and loads the other locales separately", () => {
    const source = readFileSync("dist/cdn/ski-searchbar.light.min.js", "utf8");
    expect(() => new Script(source)).not.to.throw();
    expect(source).to.contain("Rechercher").and.not.to.contain("Zoeken");
    expect(source, "the words of its panels").to.contain("18 ans et plus").and.not.to.contain("Volwassenen");
    const imported = [...source.matchAll(/import\("([^"]+)"\)/g)].map(([, path]) => path ?? "");
    const others = readdirSync("locales", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => file.replace(".json", "").replaceAll(sep, "-"))
      .filter((name) => !name.startsWith("fr-FR-screens") && !name.startsWith("fr-FR-panels") && !name.endsWith("-tools"));
    expect(others.length).to.be.above(6);
    for (const name of others)
      expect(
        imported.some((path) => path.includes(`/${name}-`)),
        name,
      ).to.equal(true);
    expect(imported.filter((path) => !existsSync(`dist/cdn/${path}`))).to.deep.equal([]);
  });

  it("has everything of the one-file search bar inside except words and what few pages call, so that no library is loaded twice", () => {
    const source = readFileSync("dist/cdn/ski-searchbar.light.min.js", "utf8");
    const beside = [...new Set([...source.matchAll(/import\("([^"]+)"\)/g)].map(([, path]) => `dist/cdn/${path}`))];
    const isWords = (file: string) => {
      const { sources } = readJson(`${file}.map`) as { sources: string[] };
      return sources.every((path) => /\/locales\/[\w-]+\/\w+\.json$/.test(path));
    };
    const others = beside.filter((file) => !isWords(file) || /\bimport\b/.test(readFileSync(file, "utf8")));
    expect(others.map((file) => basename(file).replace(/-[\w-]{8}\.js$/, ""))).to.have.members([
      "ab-tests",
      "diagnose",
      "record",
      "tools.js",
    ]);
  });

  it("runs no code made from text, which a strict content security policy forbids", () => {
    for (const file of Object.keys(readJson("dist/sri.json") as object)) {
      if (file.endsWith(".js")) expect(readFileSync(`dist/${file}`, "utf8"), file).not.to.match(/\bnew Function\(|\beval\(/);
    }
  });
});
