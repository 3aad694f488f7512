/** Small projects that use the packed library, each with what it has installed. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("./", import.meta.url));
const root = join(here, "../..");

interface Project {
  /** Installed packages, by the folder from which they are taken: the library's own, or those of these tests. */
  readonly installed: readonly (readonly [name: string, from: string])[];
  /** The page of the documentation whose samples are its sources. */
  readonly samplesOf?: string;
  readonly compilerOptions?: object;
  readonly vueCompilerOptions?: object;
  /** The command that checks types in the project's folder. */
  readonly check: (folder: string) => readonly string[];
}

const compiler = (folder: string) => [join(root, "node_modules/typescript/bin/tsc"), "-p", folder];
const jsx = { jsx: "react-jsx" };

const react19 = {
  installed: [
    ["@types/react", root],
    ["csstype", root],
  ],
  compilerOptions: jsx,
  check: compiler,
} as const satisfies Project;

export const projects = {
  plain: { installed: [], check: compiler },
  "guide-testing": {
    installed: ["@playwright/test", "playwright", "playwright-core", "@types/node", "undici-types"].map((name) => [name, root] as const),
    samplesOf: "docs/guides/testing.md",
    // The declarations of Playwright are not ours to check.
    compilerOptions: { skipLibCheck: true, lib: ["es2023", "dom", "dom.iterable"], noUnusedLocals: true, noUnusedParameters: true },
    check: compiler,
  },
  "react-18": {
    installed: [
      ["@types/react", here],
      ["@types/prop-types", here],
      ["csstype", here],
    ],
    compilerOptions: jsx,
    check: compiler,
  },
  "react-19": react19,
  "react-wrong": react19,
  vue: {
    installed: [["vue", here]],
    vueCompilerOptions: { strictTemplates: true },
    check: (folder) => [join(here, "node_modules/vue-tsc/bin/vue-tsc.js"), "--noEmit", "-p", folder],
  },
  svelte: {
    installed: [["svelte", here]],
    check: (folder) => [
      join(here, "node_modules/svelte-check/bin/svelte-check"),
      ...["--workspace", folder, "--tsconfig", "tsconfig.json", "--output", "machine"],
    ],
  },
} as const satisfies Readonly<Record<string, Project>>;

/** Compiled as strictly as a page may ask for, the declarations of its packages included. */
const strictly = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  module: "esnext",
  moduleResolution: "bundler",
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
};

/** Writes each sample in TypeScript of a page as a file of its own. */
function writeSamples(page: string, project: string): void {
  mkdirSync(project, { recursive: true });
  const samples = readFileSync(join(root, page), "utf8").matchAll(/^```ts\n(.*?)^```$/gms);
  for (const [index, [, sample = ""]] of [...samples].entries()) writeFileSync(join(project, `sample-${index}.ts`), sample);
}

/** Lays out a project with the library in a folder. Returns its folder. */
export function layOut(name: keyof typeof projects, library: string, folder: string): string {
  const { installed, samplesOf, compilerOptions, vueCompilerOptions }: Project = projects[name];
  const project = join(folder, name);
  if (samplesOf) writeSamples(samplesOf, project);
  else cpSync(join(here, "projects", name), project, { recursive: true });
  cpSync(library, join(project, "node_modules/ski-elements"), { recursive: true });
  for (const [dependency, from] of installed) {
    const link = join(project, "node_modules", dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(from, "node_modules", dependency), link, "junction");
  }
  const options = { compilerOptions: { ...strictly, ...compilerOptions }, vueCompilerOptions, include: ["."] };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(options));
  return project;
}

/** What the check of a project's types writes; empty where it has nothing to say. */
export function checkTypes(name: keyof typeof projects, project: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, projects[name].check(project), { cwd: project, encoding: "utf8" });
  return `${stdout}${stderr}`.trim();
}

export const testPackages = createRequire(join(here, "package.json"));
