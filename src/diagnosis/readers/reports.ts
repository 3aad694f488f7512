import type { Refusal } from "../facts.js";
import { textAt } from "./text-of.js";

const kinds: Readonly<Record<string, Refusal["kind"]>> = {
  "csp-violation": "csp",
  "permissions-policy-violation": "permissions",
  "integrity-violation": "integrity",
};

/** ms for the browser to hand over what it has kept. */
const patience = 50;

/** What policies have refused since the page was opened; nothing in browsers that keep no reports. */
export async function readRefusals(): Promise<readonly Refusal[]> {
  if (typeof ReportingObserver === "undefined") return [];
  const reports: unknown[] = [];
  const observer = new ReportingObserver((more) => reports.push(...more), { types: Object.keys(kinds), buffered: true });
  observer.observe();
  await new Promise((resolve) => setTimeout(resolve, patience));
  reports.push(...observer.takeRecords());
  observer.disconnect();
  return reports.flatMap((report) => refusalOf(report) ?? []);
}

function refusalOf(report: unknown): Refusal | null {
  const kind = kinds[textAt(report, "type")];
  if (!kind) return null;
  return {
    kind,
    rule: textAt(report, "body", "effectiveDirective") || textAt(report, "body", "featureId"),
    blocked: textAt(report, "body", "blockedURL"),
    source: textAt(report, "body", "sourceFile"),
    isReportOnly: textAt(report, "body", "disposition") === "report",
  };
}
