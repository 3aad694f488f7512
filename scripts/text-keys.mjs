/** Which texts of the locale files a source uses, read off its literals: "noun.key", and `noun.${key}` by its stem. */

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const literal = /"([a-z_]+\.[^"\s]*)"/g;
const template = /`([a-z_]+\.(?:[^`\s$]|\$\{[^}]*\})+)`/g;
const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** What an expression in a key can be: the code of a package is in capitals, another part of a key is in one style. */
const valueOf = (expression) => (/code/i.test(expression) ? "[A-Z]+" : "(?:[a-z0-9]+(?:_[a-z0-9]+)*|[a-zA-Z0-9]+)");

function patternOf(key, contexts) {
  const steps = key.split(/(\$\{[^}]*\})/);
  const escaped = steps.map((step) => (step.startsWith("${") ? valueOf(step) : step.replace(/[.+*?^$(){}|[\]\\]/g, "\\$&")));
  const context = contexts.length > 0 ? `(?:_(?:${contexts.join("|")}))?` : "";
  return new RegExp(`^${escaped.join("")}${context}$`);
}

/** The key of a text without the ending of its plural. */
export const keyOf = (leaf) => leaf.replace(pluralEnding, "");

/** The keys, of `keys`, that a source may ask for, also by a `context` that it names. */
export function keysIn(source, keys) {
  const code = source.replace(comment, "");
  const contexts = [...code.matchAll(/context: "(\w+)"/g)].map(([, context]) => context);
  const named = [literal, template].flatMap((form) => [...code.matchAll(form)]);
  const patterns = named.map(([, key]) => patternOf(key, contexts));
  return keys.filter((key) => patterns.some((pattern) => pattern.test(key)));
}
