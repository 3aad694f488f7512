import { KameleoonError } from "../../common/errors.js";
import { compareVersions } from "../versions.js";
import type { Condition } from "../../configuration/configuration.js";
import type { Matches } from "./condition.js";

/** The browser, and its version if the condition names one: a number, `x.x`. */
export const browser: Matches = (condition, { visitor }) => {
  const known = visitor.targeting.browser;
  if (known === undefined || condition.browser == null) return false;
  return isVersion(condition, known.version) && known.browser === condition.browser;
};

function isVersion({ version, versionMatchType }: Condition, known: number | undefined): boolean {
  if (!version) return true;
  const number = Number.parseFloat(String(version));
  if (Number.isNaN(number)) throw new KameleoonError("VersionParse", version);
  return Boolean(versionMatchType) && known !== undefined && compareVersions(versionMatchType, known, number);
}
