import type { Consent } from "./consent.js";
import { isBoolean, isRecord } from "./json.js";
import { storageKeys, type ObjectStore } from "./storage.js";

/** What visitors decided, on this page or an earlier one. */
export interface Consents {
  /** The decision of a visitor; `isOfCookie` for the one whose code the cookie keeps, who may have decided in the page engine. */
  of(visitorCode: string, isOfCookie: boolean): Consent;
  set(visitorCode: string, consent: boolean): void;
  /** Stores the decision that was set. */
  store(visitorCode: string): void;
}

export function createConsents(store: ObjectStore): Consents {
  const decided = new Map<string, boolean>();

  function legalConsent(): unknown {
    const { value } = store.read(storageKeys.legalConsent);
    return isRecord(value) ? value.AB_TESTING : null;
  }

  return {
    of(visitorCode, isOfCookie) {
      const candidates = [decided.get(visitorCode), store.read(storageKeys.consent)[visitorCode], isOfCookie ? legalConsent() : null];
      return candidates.find(isBoolean) ?? null;
    },
    set: (visitorCode, consent) => void decided.set(visitorCode, consent),
    store(visitorCode) {
      const consent = decided.get(visitorCode);
      if (consent !== undefined) store.change(storageKeys.consent, (values) => (values[visitorCode] = consent));
    },
  };
}
