import type { Facts } from "../facts.js";
import { found } from "../finding.js";
import type { Finding, Found, Severity } from "../finding.js";
import { helpAddress } from "../help.js";
import { builtinFindings } from "./builtins.js";
import { callFindings } from "./calls.js";
import { copyFindings } from "./copies.js";
import { fileFindings } from "./files.js";
import { pageFindings } from "./page.js";
import { placeFindings } from "./place.js";
import { policyFindings } from "./policies.js";
import { settingFindings } from "./settings.js";
import { tagFindings } from "./tags.js";

/** Causes come before what follows from them. */
const rules: readonly ((facts: Facts) => Found[])[] = [
  builtinFindings,
  fileFindings,
  policyFindings,
  tagFindings,
  copyFindings,
  settingFindings,
  callFindings,
  placeFindings,
  pageFindings,
  unreadFindings,
];

const order: readonly Severity[] = ["error", "warning", "info"];

/**
 * What the facts of a page come to, the most severe first.
 * @param root the folder of the library's files, beside which the documentation is; null where it is not known
 */
export function findingsOf(facts: Facts, root: string | null): readonly Finding[] {
  return rules
    .flatMap((rule) => rule(facts))
    .toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
    .map((one) => ({ ...one, help: helpAddress(one.code, root) }));
}

function unreadFindings({ unread }: Facts): Found[] {
  return unread.map((what) =>
    found(
      "info",
      "incomplete",
      `${what} could not be read, so faults of it are not named here. A script of the page, or this browser, does not allow it.`,
    ),
  );
}
