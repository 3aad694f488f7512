import { compareSemanticVersions } from "../versions.js";
import type { Matches } from "./condition.js";

export const applicationVersion: Matches = ({ version, versionMatchType }, { visitor }) => {
  const known = visitor.targeting.applicationVersion?.version;
  return Boolean(known && version && versionMatchType) && compareSemanticVersions(versionMatchType, known, version);
};
