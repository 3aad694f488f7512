import { compareSemanticVersions } from "../versions.js";
import type { Matches } from "./condition.js";

export const applicationVersion: Matches = ({ version, versionMatchType }, { visitor }) => {
  const known = visitor.targeting.applicationVersion;
  return (
    known !== undefined &&
    typeof version === "string" &&
    versionMatchType != null &&
    compareSemanticVersions(versionMatchType, known.version, version)
  );
};
