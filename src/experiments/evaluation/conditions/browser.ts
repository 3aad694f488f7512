import { KameleoonError } from "../../common/errors.js";
import { compareVersions } from "../versions.js";
import type { Matches } from "./condition.js";

/** The browser, and its version if the condition names one: a number, `x.x`. */
export const browser: Matches = ({ browser: expected, version, versionMatchType }, { visitor }) => {
  const known = visitor.targeting.browser;
  if (known === undefined || known.browser !== expected) return false;
  if (!version) return true;
  const number = Number.parseFloat(String(version));
  if (Number.isNaN(number)) throw new KameleoonError("VersionParse", version);
  return versionMatchType != null && known.version !== undefined && compareVersions(versionMatchType, known.version, number);
};
