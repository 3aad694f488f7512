import type { Facts, FileFacts, FileProbe } from "../facts.js";
import { found } from "../finding.js";
import type { Found, Severity } from "../finding.js";
import { isMixed, isRefused } from "./policies.js";
import { listOf, originOf, tag } from "./words.js";

/** Types of scripts that browsers run; any other one is data. */
const runs = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Files of the library that were not loaded, or could not do what they are for. */
export function fileFindings(facts: Facts): Found[] {
  return facts.files.flatMap((file) => {
    const isOfPolicy = isRefused(facts, file) || isMixed(facts, file.address);
    const fault = file.works || isOfPolicy ? null : faultOf(file);
    return [fault, wordsOutOfReach(file)].filter((one) => one !== null);
  });
}

/** What keeps a file from working, apart from a policy; null where nothing is known to. */
function faultOf(file: FileFacts): Found | null {
  return typeFault(file) ?? answerFault(file) ?? silenceFault(file);
}

/** Whether a finding about a file explains that its tags are not defined. */
export function isFaulty(facts: Facts, file: FileFacts): boolean {
  return !file.works && (isRefused(facts, file) || isMixed(facts, file.address) || faultOf(file) !== null);
}

function typeFault({ kind, type, address, element, defines }: FileFacts): Found | null {
  if (kind === "sheet" || !element) return null;
  const what = defines.length > 0 ? `${listOf(defines.map(tag))} stay as they are` : "it does nothing";
  if (!runs.test(type))
    return found(
      "warning",
      "script-held",
      `The script ${address} has the type "${type}", so the browser does not run it and ${what}. A consent tool holds scripts back like ` +
        "this: count the library among those that the page needs, since it keeps nothing without consent of its own.",
      element,
    );
  if (kind !== "module" || type.toLowerCase() === "module") return null;
  return found(
    "error",
    "script-type",
    `${address} is a module, but its script tag lacks type="module", so the browser stops at its first import and ${what}. Write ` +
      '<script type="module" src="…">, or load cdn/ski-elements.min.js, which needs no type.',
    element,
  );
}

function answerFault(file: FileFacts): Found | null {
  return missingFault(file) ?? hashFault(file) ?? contentFault(file);
}

const severityOf = ({ kind }: FileFacts): Severity => (kind === "sheet" ? "warning" : "error");

function missingFault(file: FileFacts): Found | null {
  const { probe, status, address, element } = file;
  const answered = probe?.answer?.status ?? status ?? 0;
  if (answered < 400) return null;
  return found(
    severityOf(file),
    "file-missing",
    `The server answered ${address} with ${answered}, so what is in it is missing. Serve all files of dist/ of one release from one ` +
      "folder, as they are; the names under chunks/ change with each release, so lines with modulepreload change too.",
    element,
  );
}

function hashFault({ probe, address, element, integrity }: FileFacts): Found | null {
  if (probe?.answer?.isIntact === false)
    return found(
      "error",
      "file-integrity",
      `The bytes of ${address} do not have the hash in its integrity attribute, so the browser refused it. Take the hash of this ` +
        "release from dist/sri.json, and see that nothing between server and page changes the file.",
      element,
    );
  if (!integrity || probe?.without !== "policy") return null;
  return found(
    "error",
    "file-integrity",
    `${address} was requested and did not run. It has an integrity attribute, whose hash may be of another release: compare it with ` +
      "dist/sri.json. The browser's console names the reason.",
    element,
  );
}

function contentFault(file: FileFacts): Found | null {
  const { probe, kind, address, element } = file;
  if (!probe?.answer || isTypeOf(kind, probe.answer.contentType)) return null;
  const wanted = kind === "sheet" ? "style sheet" : "script";
  return found(
    severityOf(file),
    "file-type",
    `The server answered ${address} with "${probe.answer.contentType || "no type"}" instead of a ${wanted}: often the application's own ` +
      "page, for an address that it does not know. Let the server send the file of dist/ there.",
    element,
  );
}

const isTypeOf = (kind: FileFacts["kind"], type: string) => (kind === "sheet" ? /css/i : /javascript|ecmascript/i).test(type);

/** Nothing came back that could be read. */
function silenceFault(file: FileFacts): Found | null {
  const { probe, kind, address, element, isRequested, status } = file;
  if (probe?.without === "cors")
    return found(
      severityOf(file),
      "file-cors",
      `${address} is at another origin, whose server does not let this page read it. Let ${originOf(address)} send ` +
        "Access-Control-Allow-Origin with its scripts, or serve dist/ from the page's own origin.",
      element,
    );
  if (isUnreached(probe) || (kind === "chunk" && status === 0))
    return found(
      severityOf(file),
      "file-blocked",
      `${address} could not be loaded, and ${isRequested ? "its server was not reached" : "the browser has not even requested it"}. Open the ` +
        "address in a tab of its own: if it opens there, an extension that blocks content or a rule of the network stops it here.",
      element,
    );
  return null;
}

const isUnreached = (probe: FileProbe | null) => probe?.without === "unreached";

/** The one-file search bar imports the other locales from beside itself, by its address. */
function wordsOutOfReach({ address, element, isForeign, isCorsRequest }: FileFacts): Found | null {
  if (!/ski-searchbar\.light\.min\.js/.test(address) || !isForeign || isCorsRequest || !element) return null;
  return found(
    "warning",
    "script-crossorigin",
    `The script tag of ${address} has no crossorigin attribute, so the script cannot read its own address, from which it loads other ` +
      "languages than French. Add crossorigin to the tag.",
    element,
  );
}
