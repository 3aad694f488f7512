/** Words that visitors search for, with the words or phrases that the documentation has for the same. */
const table: readonly (readonly [visitors: string, ours: string])[] = [
  ["a11y", "accessibility"],
  ["analytics", "data layer, tracking"],
  ["calendar", "date picker"],
  ["color", "colour"],
  ["colors", "colour"],
  ["cors", "access-control-allow-origin"],
  ["csp", "content security policy"],
  ["default", "preselect, pre-fills"],
  ["destination", "place, resort"],
  ["e2e", "test"],
  ["gdpr", "consent"],
  ["i18n", "locale"],
  ["iframe", "frame"],
  ["initial", "preselect, pre-fills, how a search starts"],
  ["jest", "test"],
  ["language", "locale"],
  ["localhost", "api-base"],
  ["mock", "stubcalls"],
  ["mode", "theme"],
  ["prefill", "preselect, pre-fills"],
  ["prefilled", "preselect, pre-fills"],
  ["preselect", "pre-fills"],
  ["preselected", "preselect, pre-fills"],
  ["preset", "preselect, pre-fills, try your own"],
  ["presets", "preselect, pre-fills, try your own"],
  ["styling", "tokens, colours"],
  ["unit", "test"],
  ["vitest", "test"],
];

const words = new Map(table.map(([visitors, ours]) => [visitors, ours.split(", ")]));

/** What the documentation has for a visitor's word. */
export const oursFor = (word: string): readonly string[] => words.get(word) ?? [];
