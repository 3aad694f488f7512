import type { Facts } from "../facts.js";
import { found } from "../finding.js";
import type { Found } from "../finding.js";
import { originOf } from "./words.js";

/** What the page itself lacks or does, apart from the place of the tags. */
export function pageFindings(facts: Facts): Found[] {
  const rules = [router, base, language, storage, consent, quirks, viewport, pictures];
  return rules.flatMap((rule) => rule(facts));
}

const route = /^#!?\//;

/** A router that owns the hash, beside a search that would write it. */
function router({ page, tags }: Facts): Found[] {
  if (!route.test(page.hash)) return [];
  const silent = new Set(tags.filter(({ given }) => given["urlSync"] === "none").map(({ store }) => store));
  const writing = tags.find(({ joins, name, store }) => joins && /^ski-(?:searchbar|results)$/.test(name) && !silent.has(store));
  if (!writing) return [];
  return [
    found(
      "warning",
      "hash-router",
      `The page's address ends in ${page.hash.slice(0, 40)}, a route, so the search is not kept in it: Back and links lose it, and a later hash ` +
        'of the search would be no route that the application knows. Write url-sync="none" on the tags.',
      writing.element,
    ),
  ];
}

function base({ page, tags }: Facts): Found[] {
  if (page.base === null || originOf(page.base) === page.origin || tags.length === 0) return [];
  return [
    found(
      "info",
      "base-href",
      `The page's <base href> leads to ${originOf(page.base)}, another origin, so relative links of the page and those that begin with # leave it, ` +
        "also in the children of the tags. Give <base> an address of the page's own origin, or write whole addresses.",
    ),
  ];
}

function language({ page, tags }: Facts): Found[] {
  if (page.language || tags.length === 0) return [];
  const automatic = tags.find(({ given, attributes }) => given["locale"] === "auto" && !attributes.includes("lang"));
  if (automatic)
    return [
      found(
        "warning",
        "language",
        'A tag has locale="auto" and <html> has no lang, so the tag takes the language of the browser, whatever the page is written in. Write ' +
          '<html lang="…"> with the language of the page.',
        automatic.element,
      ),
    ];
  return [
    found(
      "info",
      "language",
      '<html> has no lang, so screen readers guess the language of the page and of the children of the tags. Write <html lang="…">.',
    ),
  ];
}

const isAgreed = (consent: unknown) => Array.isArray(consent) && consent.includes("preferences");

function storage({ page, tags }: Facts): Found[] {
  if (page.hasStorage || tags.length === 0) return [];
  const where = page.isFramed ? "in this frame" : "on this page";
  const asked = tags.find(({ given }) => isAgreed(given["consent"]) || given["locale"] === "fr-FR-CSE");
  if (!asked)
    return [
      found(
        "info",
        "storage",
        `The browser refuses storage and cookies ${where}. The tags work without: nothing is kept until the next visit.`,
      ),
    ];
  return [
    found(
      "warning",
      "storage",
      `The browser refuses storage and cookies ${where}, so what the visitor agreed to is not kept, and no works council is known. A frame of ` +
        "another site needs the visitor's permission to its storage, and a sandboxed one allow-same-origin; a page of its own has neither limit.",
      asked.element,
    ),
  ];
}

function consent({ page, tags }: Facts): Found[] {
  const isGiven = page.consentGiven || tags.some(({ given }) => given["consent"] !== undefined);
  if (isGiven || !tags.some(({ joins }) => joins)) return [];
  const advice = "Call skiElements.setConsent({ preferences, experiments }) with the visitor's choices, or write the attribute consent.";
  if (page.consentTool !== null)
    return [
      found(
        "warning",
        "consent",
        `The page asks for consent (${page.consentTool}), and has not passed on what the visitor agreed to: the tags keep nothing, as after a ` +
          `refusal. ${advice}`,
      ),
    ];
  return [
    found("info", "consent", `The page has not passed on what the visitor agreed to, so the tags keep nothing on the device. ${advice}`),
  ];
}

function quirks({ page, tags }: Facts): Found[] {
  if (!page.isQuirky || tags.length === 0) return [];
  return [
    found(
      "warning",
      "quirks",
      "The page has no <!doctype html>, so the browser lays it out in quirks mode: the height of the window is measured otherwise, and panels " +
        "may be placed wrong. Write <!doctype html> as its first line.",
    ),
  ];
}

const fitsPhones = /width\s*=\s*device-width|initial-scale/i;

/** In a frame the page around it decides. */
function viewport({ page, tags }: Facts): Found[] {
  if (page.isFramed || tags.length === 0 || (page.viewport !== null && fitsPhones.test(page.viewport))) return [];
  return [
    found(
      "warning",
      "viewport",
      `The page has ${page.viewport === null ? 'no <meta name="viewport">' : `the viewport "${page.viewport.slice(0, 40)}"`}, so a phone lays it ` +
        "out at another width than its own and scales the result: texts of the tags become hard to read, and their layout for phones may not be " +
        'used. Write <meta name="viewport" content="width=device-width, initial-scale=1"> in <head>.',
    ),
  ];
}

function pictures({ page, refusals }: Facts): Found[] {
  const isRefused = refusals.some(({ rule }) => rule === "img-src");
  if (page.failedPictures === 0 || isRefused) return [];
  return [
    found(
      "info",
      "pictures",
      `${page.failedPictures} pictures of the tags could not be loaded, and show a drawing instead. A few may be lost at the seller's; if all are, ` +
        "check assets-domain and options.assetsHosts.",
    ),
  ];
}
