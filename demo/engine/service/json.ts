import { Refusal } from "./problem.js";

/** JSON deeper than this has no use in a call, and could not be written again. */
const deepest = 32;

const tokens = /"(?:[^"\\]+|\\.)*"|[{}[\]:,]/g;

/** One object or list that is open: its keys so far, none for a list, and where it is read. */
interface Level {
  readonly keys: Set<string> | null;
  at: string | number;
}

const pathOf = (levels: readonly Level[]): string => levels.map(({ at }) => at).join(".");

/** Refuses keys given twice, and too many levels, in a text that is JSON. */
function checkLevels(json: string): void {
  const levels: Level[] = [];
  let text = "";
  for (const [token] of json.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === "{" || token === "[") {
      if (levels.length === deepest) throw new Refusal(400, pathOf(levels), `${pathOf(levels)}: more than ${deepest} levels`);
      levels.push(token === "{" ? { keys: new Set(), at: "" } : { keys: null, at: 0 });
    } else if (token === "}" || token === "]") levels.pop();
    else if (token === "," && typeof level?.at === "number") level.at++;
    else if (token === ":" && level?.keys) {
      level.at = String(JSON.parse(text));
      if (level.keys.has(level.at)) throw new Refusal(400, pathOf(levels), `${pathOf(levels)}: is given twice`);
      level.keys.add(level.at);
    } else text = token;
  }
}

/** The value of a text. Throws a refusal when it is no JSON, gives a key twice or has too many levels. */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, null, "The body is not JSON");
  }
  checkLevels(text);
  return value;
}
