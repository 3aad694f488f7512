/** Compares the declarations of two releases by the compiler. */
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "@typescript/typescript6";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The types that a page gives: what was right before has to be right now. What it only reads has to be what it was, or more. */
const given = new Set(["AbTestOptions", "OwnTexts", "OwnTextKey", "ExperimentClientOptions", "IntrinsicTags", "TagComponentProps"]);

/** As these, the props of each component of React. */
const isGiven = (name) => given.has(name) || /^Ski\w+Props$/.test(name);

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

const printer = ts.createPrinter({ removeComments: true });

/** A program of declaration files by their path in `before/` and `after/`, and of a file that compares them. */
function programOf(files, roots) {
  const host = ts.createCompilerHost(options);
  const at = (path) => posix.relative(posix.join(root.replaceAll("\\", "/"), "releases"), path.replaceAll("\\", "/"));
  const { fileExists, getSourceFile, readFile } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (path) => files.has(at(path)) || fileExists(path);
  host.readFile = (path) => files.get(at(path)) ?? readFile(path);
  host.directoryExists = undefined;
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(at(path));
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, options.target);
  };
  const rootNames = roots.map((path) => posix.join(root.replaceAll("\\", "/"), "releases", path));
  return ts.createProgram({ rootNames, options, host });
}

/** The declarations of a symbol and of all that they name in the release, without their comments. */
function textOf(checker, symbol) {
  const reached = new Set();
  const texts = new Set();
  const reach = (named) => {
    const target = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    if (reached.has(target)) return;
    reached.add(target);
    for (const declaration of target.declarations ?? []) {
      if (!declaration.getSourceFile().fileName.replaceAll("\\", "/").includes("/releases/")) continue;
      if (ts.isSourceFile(declaration) || ts.isTypeParameterDeclaration(declaration)) continue;
      const printed = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
      // Bundling numbers names that occur twice, and exports by a list.
      texts.add(printed.replace(/^(?:export )?(?:declare )?/, "").replaceAll(/\$\d+\b/g, ""));
      visit(declaration);
    }
  };
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const named = checker.getSymbolAtLocation(node);
      if (named) reach(named);
    }
    ts.forEachChild(node, visit);
  };
  reach(symbol);
  return [...texts].sort((one, other) => one.localeCompare(other)).join("\n");
}

/** The exported names of a module, each with whether it is a type with parameters, a type or a value. */
function exportsOf(program, path) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFiles().find(({ fileName }) => fileName.replaceAll("\\", "/").endsWith(`releases/${path}`));
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) return new Map();
  return new Map(
    checker.getExportsOfModule(symbol).map((named) => {
      const target = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
      const declarations = target.declarations ?? [];
      const isGeneric = declarations.some((declaration) => declaration.typeParameters?.length > 0);
      const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
      return [
        named.name,
        {
          isGeneric,
          isType: (target.flags & ts.SymbolFlags.Type) !== 0,
          isValue,
          text: textOf(checker, target),
        },
      ];
    }),
  );
}

/** One function a line: it compiles where what is of type `from` can be used as `to`. */
const comparison = (name, from, to) => `export const ${name} = (value: ${from}): ${to} => value;`;

/**
 * @param {Record<string, string>} before the declaration files of the last release, by their path in dist/types
 * @param {Record<string, string>} after the files now
 * @param {readonly string[]} entries the paths of the entries' files
 * @returns {import("./release-changes.mjs").Change[]}
 */
export function typeChanges(before, after, entries) {
  const files = new Map([
    ...Object.entries(before).map(([path, text]) => [`before/${path}`, text]),
    ...Object.entries(after).map(([path, text]) => [`after/${path}`, text]),
  ]);
  const known = entries.filter((entry) => entry in before && entry in after);
  const first = programOf(
    files,
    known.flatMap((entry) => [`before/${entry}`, `after/${entry}`]),
  );
  const changes = [];
  const compared = [];
  const lines = [];
  known.forEach((entry, index) => {
    const module = entry.replace(/\.d\.ts$/, "");
    lines.push(`import type * as B${index} from "./before/${module}.js";`, `import type * as A${index} from "./after/${module}.js";`);
    const [former, now] = [exportsOf(first, `before/${entry}`), exportsOf(first, `after/${entry}`)];
    for (const name of now.keys()) if (!former.has(name)) changes.push({ level: "minor", text: `${module}: ${name} is new` });
    for (const [name, one] of former) {
      const other = now.get(name);
      if (!other) changes.push({ level: "major", text: `${module}: ${name} is gone` });
      else compared.push({ module, name, one, other, index });
    }
  });
  const linesOf = new Map();
  for (const { module, name, one, index } of compared) {
    const kinds = one.isGeneric ? [] : [...(one.isType ? [""] : []), ...(one.isValue ? ["typeof "] : [])];
    for (const kind of kinds) {
      const [before, after] = [`${kind}B${index}.${name}`, `${kind}A${index}.${name}`];
      const [from, to] = isGiven(name) ? [before, after] : [after, before];
      linesOf.set(lines.length, `${module}: ${name}`);
      lines.push(comparison(`c${lines.length}`, from, to));
    }
  }
  files.set("compare.ts", lines.join("\n"));
  const program = programOf(files, ["compare.ts"]);
  const source = program.getSourceFiles().find(({ fileName }) => fileName.replaceAll("\\", "/").endsWith("releases/compare.ts"));
  const lineOf = ({ start }) => source.getLineAndCharacterOfPosition(start ?? 0).line;
  const wrong = new Set(program.getSemanticDiagnostics(source).map((diagnostic) => linesOf.get(lineOf(diagnostic))));
  for (const { module, name, one, other } of compared) {
    if (wrong.has(`${module}: ${name}`)) changes.push({ level: "major", text: `${module}: ${name} is not what it was` });
    else if (one.isGeneric && one.text !== other.text)
      changes.push({ level: "major", text: `${module}: ${name} has changed, and has parameters: compare by hand` });
    else if (one.text !== other.text) changes.push({ level: "minor", text: `${module}: ${name} can be more than it was` });
  }
  return changes;
}
