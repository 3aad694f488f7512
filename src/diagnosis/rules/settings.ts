import { missingSettings } from "../../domain/given-settings.js";
import { privateSettings } from "../../domain/private-settings.js";
import { attributeName } from "../../element/attribute-name.js";
import type { Facts, TagFacts } from "../facts.js";
import { found } from "../finding.js";
import type { Found } from "../finding.js";
import { meantName } from "./spelling.js";
import { listOf, tag } from "./words.js";

/** Settings that are missing, malformed, misspelt or contradict each other. */
export function settingFindings(facts: Facts): Found[] {
  return [
    ...missing(facts),
    ...facts.tags.flatMap((one) => [...malformed(one), ...misspelt(one)]),
    ...conflicts(facts),
    ...splitStores(facts),
  ];
}

const inStore = ({ tags }: Facts, store: string) => tags.filter((one) => one.joins && one.store === store);

/** A search that could not start: its tags lack settings, and the environment did not give them. */
function missing(facts: Facts): Found[] {
  return facts.searches
    .filter(({ status }) => status === "failed")
    .flatMap(({ name }) => {
      const tags = inStore(facts, name);
      const names = missingSettings(Object.fromEntries(tags.toReversed().flatMap(({ given }) => Object.entries(given)))).map(attributeName);
      if (names.length === 0) return [];
      return [
        found(
          "error",
          "setting-missing",
          `The search "${name}" could not start: its tags lack ${listOf(names)}, and the environment call did not give ` +
            `${names.length > 1 ? "them" : "it"}. Give ${names.length > 1 ? "these attributes" : "this attribute"}, and the call is not made.`,
          tags[0]?.element,
        ),
      ];
    });
}

function malformed({ name, element, faults }: TagFacts): Found[] {
  return faults.map((fault) => found("warning", "setting-malformed", `${tag(name)} ${fault}`, element));
}

/** Attributes that any element may have. */
const ofAnyElement =
  /^(?:id|class|style|slot|part|is|lang|dir|title|hidden|role|tabindex|name|nonce|popover|inert|draggable|translate|key|ref|accesskey|autofocus|contenteditable|enterkeyhint|exportparts|spellcheck|item\w+|xmlns.*|data-.*|aria-.*|on.*|[:@#[(*].*|v-.*|ng-.*|_ng.*|.*:.*)$/i;

function misspelt({ name, element, attributes, known }: TagFacts): Found[] {
  if (known.length === 0) return [];
  return attributes
    .filter((attribute) => !known.includes(attribute) && !ofAnyElement.test(attribute))
    .flatMap((attribute) => {
      const meant = meantName(attribute, known);
      if (meant === null) return [];
      const isThere = attributes.includes(meant);
      return found(
        "warning",
        "setting-name",
        `${tag(name)} has no attribute "${attribute}", so it is ignored. ` +
          (isThere ? `Remove it: "${meant}" is there too.` : `Write "${meant}": attributes are in lower case, with hyphens.`),
        element,
      );
    });
}

/** Settings that each tag has for itself. */
const own = new Set(["appType", "store", "theme"]);

const textOf = (value: unknown) => JSON.stringify(value) ?? String(value);

/** What two tags give, for a sentence. */
const valuesOf = (setting: string, one: unknown, other: unknown) =>
  privateSettings.includes(setting) ? ["one value", "another value"] : [textOf(one), textOf(other)];

/** Tags of one search that give different values: the first one counts. */
function conflicts(facts: Facts): Found[] {
  const stores = new Set(facts.tags.filter(({ joins }) => joins).map(({ store }) => store));
  return [...stores].flatMap((store) => {
    const [first, ...others] = inStore(facts, store);
    if (!first) return [];
    const known = new Map(Object.entries(first.given));
    const conflicting: Found[] = [];
    for (const { name, element, given } of others)
      for (const [setting, value] of Object.entries(given)) {
        if (own.has(setting)) continue;
        const before = known.get(setting);
        if (before === undefined) known.set(setting, value);
        else if (textOf(before) !== textOf(value)) {
          const [ignored, counting] = valuesOf(setting, value, before);
          conflicting.push(
            found(
              "warning",
              "setting-conflict",
              `${tag(name)} gives ${attributeName(setting)} as ${ignored}, and another tag of the same search gives ${counting}, ` +
                "which counts. Give both the same value, or put one of them into a search of its own with the attribute store.",
              element,
            ),
          );
        }
      }
    return conflicting;
  });
}

/** One search bar and one list of results that do not share a search. */
function splitStores({ tags }: Facts): Found[] {
  const [bar, secondBar] = tags.filter(({ name }) => name === "ski-searchbar");
  const [results, secondResults] = tags.filter(({ name }) => name === "ski-results");
  if (!bar || !results || secondBar || secondResults || bar.store === results.store) return [];
  return [
    found(
      "warning",
      "store-split",
      `<ski-searchbar> is in the search "${bar.store}" and <ski-results> in "${results.store}", so the bar does not change the list beside it. ` +
        "Give both the same store, or neither.",
      bar.element,
    ),
  ];
}
