import type { Facts, TagFacts } from "../facts.js";
import { found } from "../finding.js";
import type { Found } from "../finding.js";
import { tagNames } from "../tag-names.js";
import { isFaulty } from "./files.js";
import { refusedParts } from "./policies.js";
import { meantName } from "./spelling.js";
import { tag, unique } from "./words.js";

/** Tags that no script has defined, that another script has, or that failed. */
export function tagFindings(facts: Facts): Found[] {
  return [...definitionFindings(facts), ...unknownTags(facts), ...failures(facts)];
}

function definitionFindings(facts: Facts): Found[] {
  const undefinedTags = firstOfEachName(facts.tags.filter(({ definedBy }) => definedBy === null));
  if (undefinedTags.length > 0 && !facts.page.isSupported)
    return [
      found(
        "error",
        "browser",
        "This browser lacks what the tags need (popover, constructable style sheets, form-associated elements), or a script of the page has " +
          "removed it, so the children of the tags are shown. Chrome and Edge 120, Firefox 125 and Safari 17.4 have it, and newer ones.",
      ),
    ];
  return [...undefinedTags.flatMap((one) => withoutDefinition(facts, one)), ...takenTags(facts)];
}

function firstOfEachName(tags: readonly TagFacts[]): readonly TagFacts[] {
  return tags.filter((one, index) => tags.findIndex(({ name }) => name === one.name) === index);
}

function withoutDefinition(facts: Facts, { name, element }: TagFacts): Found[] {
  const files = facts.files.filter(({ defines }) => defines.includes(name));
  const [file] = files;
  if (files.some((one) => isFaulty(facts, one)) || isPartMissing(facts)) return [];
  if (file)
    return [
      found(
        "error",
        "tag-undefined",
        `${file.address} is loaded, and ${tag(name)} is not defined: the script stopped before. The browser's console names the error; ` +
          "a file that it imports may be missing, of another release, or refused.",
        element,
      ),
    ];
  const isAnyDefined = facts.tags.some(({ definedBy }) => definedBy === "library");
  if (facts.files.some(({ kind }) => kind !== "sheet") || isAnyDefined)
    return [
      found(
        "error",
        "tag-undefined",
        `No script of the page defines ${tag(name)}, so its children are shown. Load elements/${name}.js too, or ski-elements.js or ` +
          "autoloader.js, which define all tags.",
        element,
      ),
    ];
  return [
    found(
      "error",
      "no-script",
      `The page has ${tag(name)} and no script of the library, so the children of the tag are shown. Add a script tag for ` +
        `dist/elements/${name}.js, or import "ski-elements/${name}" in the application.`,
      element,
    ),
  ];
}

/** A file that a script of the library imports is refused, or was not loaded. */
const isPartMissing = (facts: Facts) => refusedParts(facts).length > 0 || facts.files.some(({ kind, works }) => kind === "chunk" && !works);

function takenTags({ tags }: Facts): Found[] {
  return firstOfEachName(tags.filter(({ definedBy }) => definedBy === "page")).map(({ name, element }) =>
    found(
      "error",
      "tag-taken",
      `Another script of the page has defined ${tag(name)}, so the library leaves it alone and nothing of it is shown. Give that element ` +
        "another name, or define the library's class under one: ski-elements/classes exports it.",
      element,
    ),
  );
}

function unknownTags({ unknownTags: others }: Facts): Found[] {
  return others.map(({ name, element }) => {
    const meant = meantName(name, tagNames);
    return found(
      "warning",
      "tag-unknown",
      `${tag(name)} is no tag of the library, and no script defines it. ${meant ? `Write ${tag(meant)}.` : `The tags are ${tagNames.map(tag).join(", ")}.`}`,
      element,
    );
  });
}

function failures({ tags }: Facts): Found[] {
  return tags
    .filter(({ state }) => state === "failed")
    .map(({ name, element }) =>
      found(
        "error",
        "library-fault",
        `${tag(name)} failed inside, and its children are shown until a setting changes. This is a fault of the library, unless a script of ` +
          "the page changes the nodes in the tag or functions of the browser. Please report it, with the error in the browser's console.",
        element,
      ),
    );
}

/** The tags of the library that the page uses. */
export const usedTags = ({ tags }: Facts): readonly string[] => unique(tags.map(({ name }) => name));
