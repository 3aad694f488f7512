import type { Facts } from "../facts.js";
import { found } from "../finding.js";
import type { Found } from "../finding.js";
import { usedTags } from "./tags.js";
import { listOf, unique } from "./words.js";

const ownProtocol = 1;

/** Several copies of the library on one page. */
export function copyFindings(facts: Facts): Found[] {
  const { copies, tags } = facts;
  const isDefined = tags.some(({ definedBy }) => definedBy === "library");
  const taken = copies.isNameTaken && isDefined;
  return [
    ...(taken
      ? [
          found(
            "warning",
            "global-taken",
            "window.skiElements is a value of the page's own, so the library's functions for scripts (startApp, getSearch, setConsent) are not " +
              "available; the tags work. Give the page's value another name.",
          ),
        ]
      : []),
    ...(copies.protocol !== null && copies.protocol !== ownProtocol
      ? [
          found(
            "error",
            "protocol",
            `Another copy of the library on the page shares searches by protocol ${copies.protocol}, this one by ${ownProtocol}: the tags of ` +
              "the two do not share a search, and meet in the address alone. Load one release of the library.",
          ),
        ]
      : []),
    ...severalCopies(facts),
  ];
}

function severalCopies(facts: Facts): Found[] {
  const scripts = facts.files.filter(({ defines, kind }) => kind !== "sheet" && defines.length > 0);
  if (unique(scripts.map(({ copy }) => copy)).length < 2) return [];
  const { active } = facts.copies;
  const versions = unique([...(active === null ? [] : [active]), ...facts.searches.map(({ version }) => version), facts.version]);
  const first = scripts.filter(({ copy }) => copy === scripts[0]?.copy);
  const isComplete = usedTags(facts).every((name) => first.some(({ defines }) => defines.includes(name)));
  const places = listOf(scripts.map(({ address }) => address));
  if (versions.length > 1 && !isComplete)
    return [
      found(
        "warning",
        "versions",
        `The tags of the page come from different releases of the library (${listOf(versions)}): ${places}. They share a search, but each does ` +
          "only what its release does. Load all of them from one release.",
      ),
    ];
  return [
    found(
      "info",
      "copies",
      `The page loads several copies of the library: ${places}. They share one search, and the first defines the tags` +
        `${active === null ? "" : ` (version ${active})`}; the others are bytes that visitors load for nothing, unless they define other tags.`,
    ),
  ];
}
