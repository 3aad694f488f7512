import type { Configuration } from "../configuration/configuration.js";

/** What may happen with a visitor's data. */
export interface Permission {
  /** Whether the visitor's code and data may be kept on the device. */
  readonly isKept: boolean;
  /** `conversions` are conversions, and exposures of targeted deliveries. */
  readonly sent: "nothing" | "conversions" | "all";
}

/** The visitor's decision; null if there is none yet. */
export type Consent = boolean | null;

/** Depends on the site's configuration and the visitor's decision. Consent is required while there is no configuration. */
export function permissionOf(configuration: Configuration | null, consent: Consent): Permission {
  const { isConsentRequired = true, hasTargetedDelivery = false } = configuration ?? {};
  if (consent ?? !isConsentRequired) return { isKept: true, sent: "all" };
  return {
    isKept: !isConsentRequired || (hasTargetedDelivery && consent === null),
    sent: !isConsentRequired || hasTargetedDelivery ? "conversions" : "nothing",
  };
}
