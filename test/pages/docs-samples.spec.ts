import { expect, test } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frameworkMarkup, type GivenAttribute } from "../../demo/docs/framework-markup.js";
import { kindOf, manifestTags, type Tag } from "../../demo/docs/manifest.js";
import { Demo } from "../drivers/demo.js";
import { sellerPort } from "../drivers/ports.js";
import { experimentConfiguration, samplePage, samples } from "../drivers/samples.js";

const origin = `http://localhost:${sellerPort}`;

/** How samples are tried, by language: as a page, as a style sheet, as JSON or by the compiler of types. */
const tried = {
  page: ["html", "js"],
  style: ["css"],
  json: ["json"],
  types: ["ts", "tsx", "jsx"],
  /** Commands, settings of servers and answers, which no page runs, and templates that need a compiler of their own. */
  text: ["", "sh", "http", "txt", "text", "nginx", "vue", "svelte"],
};

/** Stands for the photos of the samples. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

const samplesOf = (way: keyof typeof tried) => samples.filter(({ language }) => tried[way].includes(language));

test("every sample has a language that is known", () => {
  const known = Object.values(tried).flat();
  expect(samples.filter(({ language }) => !known.includes(language)).map(({ name }) => name)).toEqual([]);
  expect(samplesOf("page").length).toBeGreaterThan(10);
});

for (const sample of samplesOf("page"))
  test(`the sample ${sample.name} runs, and logs nothing`, async ({ page }) => {
    const { problems } = new Demo(page, "en-GB");
    const address = `${origin}/sample`;
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.fulfill({ json: experimentConfiguration }),
    );
    await page.route(/\.jpg$/, (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
    await page.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: samplePage(sample, origin) }));
    await page.goto(address);
    for (const tag of await page.locator(manifestTags.map(({ tagName }) => tagName).join()).all())
      await expect(tag).toHaveJSProperty("state", "ready");
    await page.waitForLoadState("networkidle");
    expect(problems).toEqual([]);
    if (sample.language === "js") await page.waitForFunction(() => Reflect.get(globalThis, "sampleHasRun") === true);
  });

for (const { name, text } of samplesOf("style"))
  test(`the sample ${name} is a style sheet`, async ({ page }) => {
    const { rules, refused } = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const isRefused = (line: string) => {
        const [, property = "", value = ""] = /^\s*([\w-]+):\s*(.+);$/.exec(line) ?? [];
        return !CSS.supports(property, value);
      };
      return { rules: sheet.cssRules.length, refused: css.split("\n").filter((line) => line.endsWith(";") && isRefused(line)) };
    }, text);
    expect(refused).toEqual([]);
    expect(rules).toBeGreaterThan(0);
  });

for (const { name, text } of samplesOf("json"))
  test(`the sample ${name} is JSON`, () => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  });

/** The markup of a playground for React with every attribute of a tag, of each type. */
function reactMarkup(tag: Tag): string {
  const attributes = tag.attributes.map((attribute): GivenAttribute => {
    const kind = kindOf(tag, attribute);
    const { name, type, default: usual = "" } = attribute;
    const [first = ""] = (type?.text ?? "").split(" | ").map((text) => text.replaceAll('"', ""));
    const text = usual || "a";
    const value = { boolean: "", number: first === "number" ? "2" : first, choice: first, words: usual, json: "null", text }[kind];
    return { name, value, kind };
  });
  return frameworkMarkup(tag.tagName, attributes, "React").replace(/\n\n/, "\n\nexport const shown = ");
}

test("the samples in TypeScript and JSX, and the markup of the playgrounds for React, have the types of the library", () => {
  const folder = join("node_modules/.cache", `docs-samples-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const root = "../../..";
  const sources = {
    react: ["frameworks/react.tsx"],
    jsx: ["frameworks/jsx.ts"],
    "*": ["*.ts"],
  };
  const paths = Object.fromEntries([
    ["ski-elements", [`${root}/elements/all.ts`]],
    ...Object.entries(sources).map(([name, [file = ""]]) => [`ski-elements/${name}`, [`${root}/elements/${file}`]]),
  ]);
  const compilerOptions = {
    noEmit: true,
    jsx: "react-jsx",
    paths,
    types: [],
    rootDir: root,
    allowJs: true,
    checkJs: true,
    // A new application has the options of strict templates, and a sample must not need more than the oldest Node that is supported.
    lib: ["es2023", "dom", "dom.iterable"],
    noUnusedLocals: true,
    noUnusedParameters: true,
  };
  // Of a framework that is not installed.
  const modules = 'declare module "@angular/core";';
  const files = [
    ["frameworks.d.ts", modules],
    ...samplesOf("types").map(({ language, text }, index) => [`sample-${index}.${language === "jsx" ? "tsx" : language}`, text]),
    ...manifestTags.map((tag) => [`${tag.tagName}.tsx`, reactMarkup(tag)]),
  ] as const;
  try {
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: `${root}/tsconfig.json`, compilerOptions, include: ["*", `${root}/src/**/*.d.ts`], exclude: [] }),
    );
    for (const [file, text] of files) writeFileSync(join(folder, file), file.endsWith(".d.ts") ? text : `${text}\nexport {};\n`);
    const { stdout } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder], { encoding: "utf8" });
    expect(stdout).toBe("");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
