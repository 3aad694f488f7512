import { sdkType, sdkVersion } from "../../common/sdk.js";
import { compareSemanticVersions } from "../versions.js";
import type { Matches } from "./condition.js";

/** The SDK, and its version if the condition names one. */
export const sdkLanguage: Matches = ({ sdkLanguage: language, version, versionMatchType }) => {
  if (!language) return false;
  const isVersion =
    typeof version !== "string" || (Boolean(versionMatchType) && compareSemanticVersions(versionMatchType, sdkVersion, version));
  return isVersion && language === sdkType;
};
