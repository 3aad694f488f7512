/** How an attribute gets its value: `words` are some of a list, divided by spaces; `json` is an object or an array. */
export type AttributeKind = "boolean" | "number" | "choice" | "words" | "json" | "text";

/** The types that a union has; a bracket keeps what is inside it together. */
function unionOf(type: string): readonly string[] {
  const members: string[] = [];
  let depth = 0;
  let current = "";
  for (const sign of type) {
    if ("([{<".includes(sign)) depth++;
    else if (")]}>".includes(sign)) depth--;
    if (sign === "|" && depth === 0) {
      members.push(current.trim());
      current = "";
    } else current += sign;
  }
  return [...members, current.trim()].filter((member) => member !== "null" && member !== "undefined");
}

const isText = (type: string) => /^"[^"]*"$/.test(type);
const isNumber = (type: string) => /^\d+$/.test(type);
const isListOfTexts = (type: string) => /^\((?:"[^"]*"(?: \| )?)+\)\[\]$/.test(type);

/** The values that a type lists, such as `"a" | "b"` or `("a" | "b")[]`; none where it lists none. */
export function literalsOf(type: string): readonly string[] {
  if (isListOfTexts(type)) return literalsOf(type.slice(1, -3));
  const members = unionOf(type);
  return members.every((member) => isText(member) || isNumber(member)) ? members.map((member) => member.replaceAll('"', "")) : [];
}

/**
 * @param attribute the type of the attribute's text in the manifest
 * @param property the type of the property that it sets
 */
export function attributeKind(attribute: string, property: string): AttributeKind {
  if (attribute === "boolean" || attribute === "number") return attribute;
  const literals = literalsOf(attribute);
  if (literals.length > 0) return literals.every(isNumber) ? "number" : "choice";
  const members = unionOf(property);
  if (members.includes("string")) return "text";
  return members.every(isListOfTexts) ? "words" : "json";
}
