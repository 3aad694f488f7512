import type { Facts, FileFacts, Refusal } from "../facts.js";
import { found } from "../finding.js";
import type { Found, Severity } from "../finding.js";
import { originOf } from "./words.js";

const isOfScripts = (rule: string) => rule.startsWith("script-src");
const isOfSheets = (rule: string) => rule.startsWith("style-src");

const isSame = (blocked: string, address: string) => blocked === address || blocked === originOf(address);

/** The refusal of a file by a report of the browser. */
function reported({ refusals }: Facts, { address, kind }: FileFacts): Refusal | undefined {
  const isOfKind = kind === "sheet" ? isOfSheets : isOfScripts;
  return refusals.find(
    ({ kind: policy, rule, blocked, isReportOnly }) =>
      !isReportOnly && isSame(blocked, address) && (policy === "integrity" || (policy === "csp" && isOfKind(rule))),
  );
}

/** Whether a policy of the page refuses a file that does not work. */
export function isRefused(facts: Facts, file: FileFacts): boolean {
  return !file.works && (file.probe?.refusedBy != null || reported(facts, file) !== undefined);
}

/** What policies of the page refuse to the library. */
export function policyFindings(facts: Facts): Found[] {
  return [
    ...fileRefusals(facts),
    ...partRefusals(facts),
    ...callRefusals(facts),
    ...pictureRefusals(facts),
    ...reportOnly(facts),
    ...permissions(facts),
    ...mixed(facts),
  ];
}

function fileRefusals(facts: Facts): Found[] {
  return facts.files
    .filter((file) => isRefused(facts, file))
    .map((file) => {
      const report = reported(facts, file);
      const directive = report?.rule || file.probe?.refusedBy || "script-src";
      const { address, element, kind } = file;
      if (report?.kind === "integrity")
        return found(
          "error",
          "file-integrity",
          `The page's Integrity-Policy refuses ${address}, because its tag has no integrity attribute. Add it, with the hash from dist/sri.json.`,
          element,
        );
      if (kind === "sheet")
        return found(
          "warning",
          "csp-style",
          `The page's content security policy (${directive}) refuses ${address}, so the space of the tags is not reserved and the page moves ` +
            `when they are drawn. Add ${originOf(address)} to style-src, or remove the link: the tags need no style sheet of the page.`,
          element,
        );
      return found(
        "error",
        "csp-script",
        `The page's content security policy (${directive}) refuses ${address}, so its tags stay as they are. Add ${originOf(address)} to ` +
          "script-src, or give the script tag the nonce of the response. Nothing needs unsafe-inline or unsafe-eval.",
        element,
      );
    });
}

/** Scripts under the library's folder that the page does not name: what its scripts import. */
export function refusedParts({ refusals, files }: Facts): readonly Refusal[] {
  const named = new Set(files.map(({ address }) => address));
  const roots = [...new Set(files.map(({ root }) => root))];
  return refusals.filter(
    ({ kind, rule, blocked, isReportOnly }) =>
      kind === "csp" && !isReportOnly && isOfScripts(rule) && !named.has(blocked) && roots.some((root) => blocked.startsWith(root)),
  );
}

function partRefusals(facts: Facts): Found[] {
  const [first] = refusedParts(facts);
  if (!first) return [];
  return [
    found(
      "error",
      "csp-script",
      `The page's content security policy (${first.rule}) refuses ${first.blocked}, which a script of the library imports. Name the folder or ` +
        "the origin of the library in script-src, rather than single files.",
    ),
  ];
}

function callRefusals({ refusals, calls, page, tags }: Facts): Found[] {
  const bases = tags.map(({ given }) => given["apiBase"]).filter((base) => typeof base === "string" && base !== "");
  const origins = new Set([
    ...bases.map((base) => originOf(String(base))),
    ...calls.map(({ base }) => (base ? originOf(base) : page.origin)),
  ]);
  const refused = refusals
    .filter(
      ({ kind, rule, blocked, isReportOnly }) =>
        kind === "csp" && !isReportOnly && rule === "connect-src" && origins.has(originOf(blocked)),
    )
    .map(({ rule, blocked }) => ({ rule, origin: originOf(blocked) }));
  const probed = calls.flatMap(({ refusedBy, base }) =>
    refusedBy ? [{ rule: refusedBy, origin: base ? originOf(base) : page.origin }] : [],
  );
  const byOrigin = new Map([...refused, ...probed].map(({ rule, origin }) => [origin, rule]));
  return [...byOrigin].map(([origin, rule]) =>
    found(
      "error",
      "csp-connect",
      `The page's content security policy (${rule}) refuses calls to ${origin}, so the tags have no prices, dates or stays. Add ${origin} to connect-src.`,
    ),
  );
}

/** A picture of the page's own is none of ours: it counts where pictures in the tags have failed. */
function pictureRefusals({ refusals, page }: Facts): Found[] {
  if (page.failedPictures === 0) return [];
  const blocked = refusals.filter(({ kind, rule, isReportOnly }) => kind === "csp" && !isReportOnly && rule === "img-src");
  return [...new Set(blocked.map(({ blocked: address }) => originOf(address)))].map((origin) =>
    origin.startsWith("data")
      ? found(
          "info",
          "csp-img",
          "The page's content security policy (img-src) refuses data:, which the placeholder of a picture is: it is blank instead. Add data: to img-src.",
        )
      : found(
          "warning",
          "csp-img",
          `The page's content security policy (img-src) refuses pictures from ${origin}, so stays are shown without them. Add ${origin} to img-src.`,
        ),
  );
}

function reportOnly({ refusals, files, tags }: Facts): Found[] {
  const origins = new Set([
    ...files.map(({ root }) => originOf(root)),
    ...tags.map(({ given }) => originOf(String(given["apiBase"] ?? ""))),
  ]);
  const wouldRefuse = refusals.filter(
    ({ kind, isReportOnly, blocked }) => kind === "csp" && isReportOnly && origins.has(originOf(blocked)),
  );
  const rows = new Map(wouldRefuse.map(({ rule, blocked }) => [`${rule} ${originOf(blocked)}`, { rule, origin: originOf(blocked) }]));
  return [...rows.values()].map(({ rule, origin }) =>
    found(
      "info",
      rule === "connect-src" ? "csp-connect" : isOfSheets(rule) ? "csp-style" : rule === "img-src" ? "csp-img" : "csp-script",
      `A policy that only reports (${rule}) would refuse ${origin}. Add ${origin} to it before the policy is enforced.`,
    ),
  );
}

function permissions({ refusals, files, page }: Facts): Found[] {
  const roots = [...new Set(files.map(({ root }) => root))];
  const ours = refusals.filter(({ kind, source }) => kind === "permissions" && roots.some((root) => source.startsWith(root)));
  const refused = [...new Set(ours.map(({ rule }) => rule))].map((feature) =>
    found(
      "warning",
      "permissions-policy",
      `The page's Permissions-Policy refused "${feature}" to a file of the library. Allow it to the page, and in a frame by its allow attribute.`,
    ),
  );
  if (page.clipboardAllowed !== false) return refused;
  const advice = page.isFramed ? 'Give the frame allow="clipboard-write"' : "Allow clipboard-write";
  return [
    ...refused,
    found(
      "info",
      "permissions-policy",
      `The page's Permissions-Policy keeps scripts from the clipboard. The tags do not use it; the button of this diagnosis selects its line instead of copying it. ${advice} to change that.`,
    ),
  ];
}

const isInsecure = (address: string) => /^http:\/\/(?!localhost\b|127\.|\[::1\])/i.test(address);

/** The tags work without pictures of the journey and without a style sheet of the page. */
const severityOf = (isDispensable: boolean): Severity => (isDispensable ? "warning" : "error");

/** Browsers refuse what a secure page requests without encryption. */
export const isMixed = ({ page }: Facts, address: string): boolean => page.protocol === "https:" && isInsecure(address);

function mixed(facts: Facts): Found[] {
  const { files, tags } = facts;
  const settings = tags.flatMap(({ element, given }) =>
    (["apiBase", "companiesEndpoint", "assetsDomain"] as const)
      .filter((name) => isMixed(facts, String(given[name] ?? "")))
      .map((name) => ({ address: String(given[name]), element, severity: severityOf(name === "assetsDomain") })),
  );
  const requested = files
    .filter(({ address }) => isMixed(facts, address))
    .map(({ address, element, kind }) => ({ address, element, severity: severityOf(kind === "sheet") }));
  const byAddress = new Map([...settings, ...requested].map((one) => [one.address, one]));
  return [...byAddress.values()].map(({ address, element, severity }) =>
    found(
      severity,
      "mixed-content",
      `The page is secure (https) and ${address} is not, so the browser refuses it or changes it to https. Write it with https://, and see that the server answers there.`,
      element,
    ),
  );
}
