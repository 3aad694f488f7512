import type { Configuration } from "./configuration.js";

/** What may happen with a visitor's data. */
export interface Permission {
  /** Whether the visitor's code, and what is known under it, may be kept on the device. */
  readonly isKept: boolean;
  /** `conversions` are conversions, and exposures of targeted deliveries. */
  readonly sent: "nothing" | "conversions" | "all";
}

/** What the visitor decided; null as long as nothing is known. */
export type Consent = boolean | null;

const all: Permission = { isKept: true, sent: "all" };
const keptConversions: Permission = { isKept: true, sent: "conversions" };
const conversions: Permission = { isKept: false, sent: "conversions" };
const none: Permission = { isKept: false, sent: "nothing" };

/** By what the site's configuration requires, then by what the visitor decided. */
const permissions = {
  notRequired: { undecided: all, agreed: all, refused: keptConversions },
  required: { undecided: none, agreed: all, refused: none },
  requiredWithTargetedDelivery: { undecided: keptConversions, agreed: all, refused: conversions },
};

/** As long as no configuration is known, consent is required. */
export function permissionOf(configuration: Configuration | null, consent: Consent): Permission {
  const required = configuration?.hasTargetedDelivery ? "requiredWithTargetedDelivery" : "required";
  const row = permissions[configuration?.isConsentRequired === false ? "notRequired" : required];
  return row[consent === null ? "undecided" : consent ? "agreed" : "refused"];
}
