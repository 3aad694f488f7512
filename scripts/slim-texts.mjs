/**
 * Takes from i18next what the texts here never use: loading by a backend, every format inside texts but that of numbers, texts
 * within texts, detection of languages, plugins, and warnings to developers. What is left counts, fills blanks and falls back.
 */
import { cutSource } from "./slim-react.mjs";

const emptyClass = (name, body) => [new RegExp(`^class ${name}\\b[^]*?^\\}`, "m"), `class ${name} {${body}}`];
const method = (name, body = "") => [
  new RegExp(`^  ${name}\\([^]*?^  \\}$`, "m"),
  `  ${name} {${body}}`.replace(name, signatures[name] ?? `${name}()`),
];
const block = (start, indent) => [new RegExp(`^ {${indent}}${start}[^]*?^ {${indent}}\\}\\n`, "m"), ""];

const signatures = { nest: "nest(text)", loadResources: "loadResources(language, done)" };

/** The texts know one format, `{{count, number}}`. */
const numbersOnly = `
  byLanguage = {};
  format(value, name, language) {
    return typeof value === "number" && name === "number" ? (this.byLanguage[language] ??= new Intl.NumberFormat(language)).format(value) : value;
  }`;

const cuts = [
  emptyClass("Connector", "state = {}; on() {}"),
  emptyClass("Formatter", numbersOnly),
  emptyClass("Logger", "create() { return this; } init() {} log() {} warn() {} error() {} deprecate() {} once() {}"),
  [/^const keysFromSelector|^function (?:createProxy|keysFromSelector)\([^]*?^\}/gm, (text) => `${text.split("(")[0]}() {}`],
  ...`removeNamespaces removeResourceBundle getResourceBundle deprecateDottedLng addResource addResources toJSON getUsedParamsDetails
    deprecateBareCode needsPlural getPluralFormsOfKey getSuffixes reloadResources use hydrate getFixedT setDefaultNamespace
    loadNamespaces loadLanguages dir cloneInstance`
    .split(/\s+/)
    .map((name) => method(name)),
  method("hasLoadedNamespace", "return true;"),
  method("nest", "return text;"),
  method("loadResources", "done(null);"),
  block("if \\(lng\\?\\.toLowerCase\\(\\) === 'cimode'\\)", 4),
  block("if \\(usedKey \\|\\| usedDefault \\|\\| updateMissing\\)", 6),
  block("if \\(!found && this\\.options\\.supportedLngs\\)", 4),
  block("if \\(l && this\\.logger\\.debug", 6),
  block("if \\(this\\.modules\\.languageDetector\\)", 6),
  block("if \\(this\\.modules\\.i18nFormat\\)", 6),
  // Every key asked for is a text, and no plugin changes it.
  [/^    if \(handleAsObjectInI18nFormat && resForObjHndl[^]*?^    \} else \{\n(?=      let usedDefault)/m, "    {\n"],
  [/^    const postProcess = opt[^]*?(?=^    return res;)/m, ""],
  block("if \\(needsContextHandling\\)", 12),
  [/^    if \(!lng && this\.services\.languageDetector && [^]*?^    \} else \{\n(?=      setLng\(lng\))/m, "    {\n"],
  [/\b(?:this\.logger|baseLogger)\.(?:log|warn|deprecate|error|once)\(/g, "/* @__PURE__ */ $&"],
];

/** A third of i18next. Throws when its source no longer reads as expected. */
export const slimTexts = () => ({
  name: "slim-texts",
  transform(source, id) {
    if (!id.endsWith("i18next/dist/esm/i18next.js")) return null;
    return { code: cutSource("i18next", source, cuts), map: null };
  },
});
