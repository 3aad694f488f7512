import { version } from "../store/version.js";
import type { Facts, FileFacts } from "./facts.js";
import type { Diagnosis } from "./finding.js";
import { libraryRoot } from "./own-file.js";
import { failedCalls, probeCalls } from "./probes/calls.js";
import { probeFile } from "./probes/file.js";
import { probePicture } from "./probes/picture.js";
import { inPage } from "./readers/around.js";
import { readBuiltins } from "./readers/builtins.js";
import { anyPicture, readCopies, readSearches } from "./readers/copies.js";
import { readFiles, readUnknownTags } from "./readers/files.js";
import { readPage } from "./readers/page.js";
import { readRefusals } from "./readers/reports.js";
import { readRequests } from "./readers/requests.js";
import { definerOf, readTag } from "./readers/tags.js";
import type { Tables } from "./readers/tags.js";
import { findingsOf } from "./rules/findings.js";
import { settled } from "./settled.js";
import { tagNames } from "./tag-names.js";

const isTag = (element: Element) => tagNames.includes(element.localName);
const tagsInPage = () => inPage(tagNames.join(), isTag);

/**
 * Reads the page once its tags are drawn, or after a few seconds, and returns what it finds. Requests again what has failed, to learn
 * why; sends nothing about the visitor. Never rejects.
 */
export async function diagnosePage(tables: Tables): Promise<Diagnosis> {
  await settled(tagsInPage);
  const facts = await readFacts(tables);
  return { findings: findingsOf(facts, rootOf(facts.files)) };
}

/** The folder of the library's files: of a script in the page, else of the script that diagnoses. */
function rootOf(files: readonly FileFacts[]): string | null {
  const own = readRequests().findLast(({ address }) => /\/doctor\.js(?:[?#]|$)/.test(address));
  return (own && libraryRoot(own.address)) ?? files[0]?.root ?? null;
}

async function readFacts(tables: Tables): Promise<Facts> {
  const unread: string[] = [];
  /** What a page or a browser does not let be read is left out. */
  async function attempt<Value>(what: string, read: () => Value | Promise<Value>, otherwise: Value): Promise<Value> {
    try {
      return await read();
    } catch {
      unread.push(what);
      return otherwise;
    }
  }
  const elements = tagsInPage();
  const requests = await attempt("What the page has requested", readRequests, []);
  const reported = await attempt("What policies have refused", readRefusals, []);
  const tags = await attempt("The tags", () => Promise.all(elements.map((element) => readTag(element, tables))), []);
  const searches = await attempt("The searches", readSearches, []);
  const page = await attempt("The page", () => readPage(elements), null);
  const used = [...new Set(elements.map(({ localName }) => localName))];
  const named = await attempt("The scripts of the page", () => readFiles(requests, (tag) => definerOf(tag) === "library", used), []);
  const unprobed = named.map((file) => ({ ...file, probe: null }));
  const files = await attempt("Scripts that failed", () => Promise.all(named.map(probed)), unprobed);
  const probes = () => Promise.all(failedCalls(searches, tags).map((call) => probeCalls(call, { tags, requests })));
  const calls = await attempt("Calls that failed", probes, []);
  const isUnexplained = page !== null && page.failedPictures > 0 && !reported.some(({ rule }) => rule === "img-src");
  const pictures = await attempt("Pictures that failed", () => (isUnexplained ? probePicture(anyPicture()) : []), []);
  return {
    version,
    page: page ?? unreadPage,
    files,
    refusals: [...reported, ...pictures],
    copies: await attempt("The copies of the library", readCopies, { active: null, isNameTaken: false, protocol: null }),
    tags,
    unknownTags: await attempt("Other tags", () => readUnknownTags(tagNames, isTag), []),
    searches,
    calls,
    builtins: await attempt("Functions of the browser", readBuiltins, { broken: [], changed: [] }),
    unread,
  };
}

/** A page of which nothing is known to be wrong. */
const unreadPage: Facts["page"] = {
  protocol: "",
  origin: "",
  hash: "",
  base: null,
  language: "en",
  isFramed: false,
  windowHeight: Infinity,
  isFittedFrame: false,
  hasStorage: true,
  isQuirky: false,
  viewport: "width=device-width",
  isSupported: true,
  consentTool: null,
  consentGiven: true,
  clipboardAllowed: null,
  failedPictures: 0,
};

/** A script or style sheet that did not do what it is for is requested once more. */
async function probed(file: Omit<FileFacts, "probe">): Promise<FileFacts> {
  const isUnexplained = !file.works && file.kind !== "chunk";
  return { ...file, probe: isUnexplained ? await probeFile(file) : null };
}
