import { sdkType, sdkVersion } from "../../common/sdk.js";
import { compareSemanticVersions } from "../versions.js";
import type { Matches } from "./condition.js";

/** The SDK, and its version if the condition names one. */
export const sdkLanguage: Matches = ({ sdkLanguage: language, version, versionMatchType }) => {
  if (typeof version !== "string") return language === sdkType;
  const matches = versionMatchType != null && compareSemanticVersions(versionMatchType, sdkVersion, version);
  return language === sdkType && matches;
};
