import { isLocale } from "../../src/domain/locale.js";
import { builds, type Choice, consents, cornerChoices, hosts, type Part, parts, usualChoice } from "./choice.js";
import { colourOf, hexOf } from "./colour.js";

/** The names of the builder's fields, and of the parameters of its address. */
export type Field = keyof Choice;

export interface ReadChoice {
  readonly choice: Choice;
  /** What could not be read, and what is used instead, by field. */
  readonly faults: Readonly<Partial<Record<Field, string>>>;
}

/** The value that a text stands for; null where it stands for none. */
type Reader<Value> = (text: string) => Value | null;

const longestShown = 60;
const longestText = 300;

const oneOf =
  <Option extends string>(options: readonly Option[]): Reader<Option> =>
  (text) =>
    options.find((option) => option === text) ?? null;
const locale: Reader<Choice["locale"]> = (text) => (isLocale(text) ? text : null);
const positive: Reader<number> = (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
const parameterNames: Reader<string> = (text) =>
  text.length <= longestText && /^(?:[\w.-]+\*?(?:\s+|$))*$/.test(text) ? text.replace(/\s+/g, " ") : null;

const colour: Reader<string> = (text) => {
  const found = colourOf(text);
  return found && hexOf(found);
};

/** A path of the seller, or a whole address; one at the seller's own origin is a path. */
const resultsAddress =
  (seller: string): Reader<string> =>
  (text) => {
    if (text.length > longestText || !/^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]*$/i.test(text) || !URL.canParse(text, seller)) return null;
    const { origin, pathname, search, username } = new URL(text, seller);
    // As a path by itself it would be another host.
    if (username !== "" || pathname.startsWith("//")) return null;
    return origin === seller ? pathname + search : origin + pathname + search;
  };

function readParts(query: URLSearchParams): { readonly known: readonly Part[]; readonly unknown: string | undefined } {
  const texts = query.getAll("parts").filter(Boolean);
  const known = parts.filter((part) => texts.includes(part));
  return { known: known.length > 0 ? known : usualChoice.parts, unknown: texts.find((text) => !parts.some((part) => part === text)) };
}

const shortened = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/**
 * The choice that the builder's address or its form holds. A value that cannot be read is the usual one.
 * @param seller the origin of the seller, `https://www.example.com`
 */
export function readChoice(query: URLSearchParams, seller: string): ReadChoice {
  const faults: Partial<Record<Field, string>> = {};
  const read = <Value>(field: Field, reader: Reader<Value>, usual: Value, [what, instead]: readonly [string, string]): Value => {
    const text = query.get(field)?.trim() ?? "";
    if (text === "") return usual;
    const value = reader(text);
    if (value === null) faults[field] = `“${shortened(text)}” is not ${what}. ${instead}`;
    return value ?? usual;
  };
  const { known, unknown } = readParts(query);
  if (unknown !== undefined) faults.parts = `“${shortened(unknown)}” cannot be embedded. It is left out.`;
  const ownColour = ["a colour such as #4a2545", "The colour of the design is used."] as const;
  const choice: Choice = {
    parts: known,
    build: read("build", oneOf(builds), usualChoice.build, ["a build", "The light build is used."]),
    locale: read("locale", locale, usualChoice.locale, ["a locale of the seller", "en-GB is used."]),
    engine: read("engine", positive, usualChoice.engine, ["the number of an engine", "Engine 1 is used."]),
    results: read<string | null>("results", resultsAddress(seller), null, [
      "a path of the seller or a web address",
      "The seller’s results are used.",
    ]),
    forward:
      query.get("forward") === ""
        ? ""
        : read("forward", parameterNames, usualChoice.forward, ["a list of parameter names", `${usualChoice.forward} is used.`]),
    consent: read("consent", oneOf(consents), usualChoice.consent, ["a way to pass on consent", "None is passed on."]),
    main: read<string | null>("main", colour, null, ownColour),
    accent: read<string | null>("accent", colour, null, ownColour),
    corners: read("corners", oneOf(cornerChoices), usualChoice.corners, ["a kind of corners", "The corners of the design are used."]),
    lodging: read("lodging", positive, usualChoice.lodging, ["the number of a lodging", `Lodging ${usualChoice.lodging} is shown.`]),
    host: read("host", oneOf(hosts), usualChoice.host, ["a kind of page", "Plain HTML is used."]),
  };
  return choice.host === "frame" ? inFrame({ choice, faults }) : { choice, faults };
}

/** A frame has the search bar alone, and leads to the seller's pages alone. */
function inFrame({ choice, faults }: ReadChoice): ReadChoice {
  const isBarAlone = choice.parts.every((part) => part === "bar");
  const isAtSeller = choice.results === null || choice.results.startsWith("/");
  return {
    choice: {
      ...choice,
      parts: ["bar"],
      results: isAtSeller ? choice.results : null,
      consent: "none",
    },
    faults: {
      ...faults,
      ...(!isBarAlone && { parts: "A frame has the search bar alone. The rest is left out." }),
      ...(!isAtSeller && { results: "A frame leads to the seller’s pages alone. The seller’s results are used." }),
      ...(choice.consent !== "none" && { consent: "A frame keeps nothing on the device, so it needs no consent." }),
    },
  };
}

/** The texts of a choice as the builder's address and its form hold them. */
export function textsOf(choice: Choice): Readonly<Record<Field, readonly string[]>> {
  const { parts: chosen, engine, lodging, main, accent, results, build, locale: market, forward, consent, corners, host } = choice;
  return {
    parts: chosen,
    build: [build],
    locale: [market],
    engine: [String(engine)],
    results: [results ?? ""],
    forward: [forward],
    consent: [consent],
    main: [main?.slice(1) ?? ""],
    accent: [accent?.slice(1) ?? ""],
    corners: [corners],
    lodging: [String(lodging)],
    host: [host],
  };
}

const usualTexts = textsOf(usualChoice);

/** The query of a choice, without what is usual; `readChoice` reads it. */
export function queryOfChoice(choice: Choice): string {
  const query = new URLSearchParams();
  for (const [field, texts] of Object.entries(textsOf(choice)))
    if (texts.join(" ") !== usualTexts[field as Field].join(" ")) for (const text of texts) query.append(field, text);
  return query.toString();
}
