import type { FileFacts } from "../facts.js";
import { ownFile } from "../own-file.js";
import { inPage } from "./around.js";
import type { Requested } from "./requests.js";

type FileReading = Omit<FileFacts, "probe">;

/** The library's files that the page names, and those that they requested and did not get. */
export function readFiles(
  requests: readonly Requested[],
  isDefined: (tag: string) => boolean,
  usedTags: readonly string[],
): readonly FileReading[] {
  const named = [...document.scripts, ...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].flatMap(
    (element) => readFile(element, requests, (tag) => isDefined(tag) || !usedTags.includes(tag)) ?? [],
  );
  return [...named, ...chunks(named, requests)];
}

const isScript = (element: HTMLScriptElement | HTMLLinkElement) => element instanceof HTMLScriptElement;

function readFile(
  element: HTMLScriptElement | HTMLLinkElement,
  requests: readonly Requested[],
  isFine: (tag: string) => boolean,
): FileReading | null {
  const file = ownFile(isScript(element) ? element.src : element.href);
  if (!file) return null;
  const request = requests.findLast(({ address }) => address === file.address);
  const status = request?.status ?? null;
  const isModule = isScript(element) && element.type === "module";
  // A style sheet that a policy refused is there, and empty. One whose status is unknown is requested once more.
  const isDone = isScript(element)
    ? file.defines.every(isFine)
    : element.disabled || (element.sheet !== null && request !== undefined && status !== 0);
  return {
    ...file,
    element,
    type: isScript(element) ? element.type.trim() : "",
    integrity: element.integrity !== "",
    isCorsRequest: isModule || element.crossOrigin !== null,
    isForeign: new URL(file.address).origin !== location.origin,
    isRequested: request !== undefined,
    status,
    works: isDone && (status ?? 0) < 400,
  };
}

/** What scripts of the library imported, and did not get. */
function chunks(named: readonly FileReading[], requests: readonly Requested[]): readonly FileReading[] {
  const roots = [...new Set(named.filter(({ kind }) => kind === "module").map(({ root }) => root))];
  const known = new Set(named.map(({ address }) => address));
  return requests.flatMap(({ address, status }) => {
    const root = roots.find((one) => address.startsWith(one));
    if (root === undefined || known.has(address) || !address.endsWith(".js") || status === null || !isLost(address, status, requests))
      return [];
    known.add(address);
    return {
      address,
      root,
      copy: root,
      kind: "chunk",
      defines: [],
      type: "",
      integrity: false,
      isCorsRequest: true,
      isForeign: new URL(address).origin !== location.origin,
      isRequested: true,
      status,
      works: false,
    } as const;
  });
}

/** A file that a later request got is not lost. */
function isLost(address: string, status: number, requests: readonly Requested[]): boolean {
  const isFailure = (one: number | null) => one === 0 || (one ?? 0) >= 400;
  return isFailure(status) && requests.every((one) => one.address !== address || isFailure(one.status));
}

/** Whether the page has a tag that begins with `ski-` and is neither the library's nor defined. */
export function readUnknownTags(
  known: readonly string[],
  isOwn: (element: Element) => boolean,
): readonly { name: string; element: Element }[] {
  const named = inPage(":not(:defined)", isOwn).filter(({ localName }) => localName.startsWith("ski-") && !known.includes(localName));
  return named.map((element) => ({ name: element.localName, element }));
}
