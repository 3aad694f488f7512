import type { Facts, TagFacts } from "../facts.js";
import { found } from "../finding.js";
import type { Found } from "../finding.js";
import { tag } from "./words.js";

/** px: what is cut less than this is a shadow. */
const cutMinimum = 8;
/** px: the narrowest phone without its margins. */
const narrowest = 280;
/** px: a panel with a list and its foot. */
const lowestFrame = 400;

/** What the page does to the place of the tags. */
export function placeFindings(facts: Facts): Found[] {
  return [...facts.tags.flatMap((one) => (one.definedBy === "library" ? placeOf(one) : [])), ...lowFrame(facts)];
}

function placeOf(one: TagFacts): Found[] {
  const { name, element, place } = one;
  if (!place.isShown)
    return [
      found(
        "info",
        "hidden",
        `${tag(name)} is not shown: the page hides it or a box around it. Nothing is wrong if that is meant.`,
        element,
      ),
    ];
  return [...cut(one), ...fixed(one), ...reached(one)];
}

function cut({ name, element, place }: TagFacts): Found[] {
  const { cutBy, beyondWindow, width } = place;
  return [
    ...(cutBy
      ? [
          found(
            "warning",
            "clipped",
            `${cutBy.box} cuts off a part of ${tag(name)} by ${cutBy.property}, and visitors cannot scroll to it. Let the box grow with its ` +
              "content, or give it overflow: auto.",
            element,
          ),
        ]
      : []),
    ...(beyondWindow > cutMinimum
      ? [
          found(
            "warning",
            "page-overflow",
            `The page does not scroll (overflow of html or body is hidden or clip), and ${Math.round(beyondWindow)} px of ${tag(name)} are below ` +
              "the window. Remove the overflow, or scroll a box around the tag. If a dialog of the page is open, close it and look again.",
            element,
          ),
        ]
      : []),
    ...(width < narrowest
      ? [
          found(
            "warning",
            "too-narrow",
            `${tag(name)} is ${Math.round(width)} px wide; it needs ${narrowest} px, as on the narrowest phone. Give the box around it more room.`,
            element,
          ),
        ]
      : []),
  ];
}

/** Tags with parts that are fixed in the window: the dock of the results on a phone, the slim bar. */
const hasFixedParts = ({ name, given, attributes }: TagFacts) =>
  name === "ski-results" || (name === "ski-searchbar" && (given["sticky"] === true || attributes.includes("sticky")));

function fixed(one: TagFacts): Found[] {
  const { name, element, place } = one;
  const { fixedIn, dockCoveredBy } = place;
  return [
    ...(fixedIn && hasFixedParts(one)
      ? [
          found(
            "warning",
            "fixed-moved",
            `${fixedIn.box} has ${fixedIn.property}, so what ${tag(name)} fixes at the edge of the window (the tools at the bottom of a phone, the ` +
              "slim bar) is placed in that box and scrolls away. Remove the property once an animation has ended, or set it on another box.",
            element,
          ),
        ]
      : []),
    ...(dockCoveredBy
      ? [
          found(
            "warning",
            "dock-covered",
            `${dockCoveredBy} lies over the tools at the bottom of ${tag(name)}, so visitors cannot reach filters and sort. Move it, give it room ` +
              "beside them, or a lower z-index than the tag's place.",
            element,
          ),
        ]
      : []),
  ];
}

const effects: Readonly<Record<string, string>> = {
  "pointer-events": "nothing in it can be pressed",
  "writing-mode": "its lines run the wrong way",
  "text-decoration": "all of its text is decorated",
  "-webkit-text-stroke-width": "its letters have an outline",
  "text-align-last": "last lines are aligned otherwise",
  "font-size-adjust": "its letters have another size",
  zoom: "its panels are beside their fields",
};

function reached({ name, element, place }: TagFacts): Found[] {
  const inherited = place.inherited.map(([property, value]) =>
    found(
      "warning",
      "inherited-style",
      `A style of the page reaches into ${tag(name)}: ${property} is ${value}, so ${effects[property] ?? "it looks otherwise"}. The tags reset ` +
        "size, weight, case, spacing and alignment of text, and not this. Set the initial value on the tag, or take the style off the boxes around it.",
      element,
    ),
  );
  if (place.insideLink === null) return inherited;
  return [
    ...inherited,
    found(
      "warning",
      "inside-link",
      `${tag(name)} is inside ${place.insideLink}, so each press in it also follows the link or presses the button, and screen readers read all ` +
        "of it as one control. Move the tag out of it.",
      element,
    ),
  ];
}

function lowFrame({ page, tags }: Facts): Found[] {
  if (!page.isFramed || page.isFittedFrame || page.windowHeight >= lowestFrame || tags.length === 0) return [];
  return [
    found(
      "warning",
      "frame-small",
      `The page is in a frame of ${Math.round(page.windowHeight)} px, and panels open inside it: the dates have no room. Make the frame at least ` +
        "600 px high, or lead to a page of its own.",
    ),
  ];
}
