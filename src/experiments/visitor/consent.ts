import type { Configuration } from "../configuration/configuration.js";

/** What may happen with a visitor's data. */
export interface Permission {
  /** Whether the visitor's code, and what is known under it, may be kept on the device. */
  readonly isKept: boolean;
  /** `conversions` are conversions, and exposures of targeted deliveries. */
  readonly sent: "nothing" | "conversions" | "all";
}

/** What the visitor decided; null as long as nothing is known. */
export type Consent = boolean | null;

/** By what the site's configuration requires and what the visitor decided. As long as no configuration is known, consent is required. */
export function permissionOf(configuration: Configuration | null, consent: Consent): Permission {
  const { isConsentRequired = true, hasTargetedDelivery = false } = configuration ?? {};
  if (consent ?? !isConsentRequired) return { isKept: true, sent: "all" };
  return {
    isKept: !isConsentRequired || (hasTargetedDelivery && consent === null),
    sent: !isConsentRequired || hasTargetedDelivery ? "conversions" : "nothing",
  };
}
