import { isBoolean, isRecord } from "../common/json.js";
import { storageKeys, type ObjectStore } from "../common/object-store.js";
import type { Configuration } from "../configuration/configuration.js";
import { permissionOf, type Consent, type Permission } from "./consent.js";
import { generateVisitorCode, type VisitorCodeStore } from "./visitor-code.js";
import { checkVisitorCode } from "./visitor.js";

/** Who the visitor is, and what may happen with the visitor's data. */
export interface Identity {
  /** The kept code, else the given one, else the one that the page used before, else a new one. Throws for a given code that is invalid. */
  visitorCode(given?: string): string;
  decide(visitorCode: string, consent: boolean): void;
  permission(visitorCode: string): Permission;
  /** Keeps or removes the code of the page's visitor, as the configuration in force requires. */
  apply(): void;
}

export function createIdentity(codes: VisitorCodeStore, store: ObjectStore, known: () => Configuration | null): Identity {
  /** The decisions on this page, which may not be stored. */
  const decided = new Map<string, boolean>();
  let current: string | null = null;

  /** A visitor's decision, on this page or an earlier one. The visitor whose code the cookie keeps may have decided in the page engine. */
  function consentOf(visitorCode: string): Consent {
    const { value } = codes.read() === visitorCode ? store.read(storageKeys.legalConsent) : {};
    const candidates = [decided.get(visitorCode), store.read(storageKeys.consent)[visitorCode], isRecord(value) ? value.AB_TESTING : null];
    return candidates.find(isBoolean) ?? null;
  }

  const permission = (visitorCode: string) => permissionOf(known(), consentOf(visitorCode));

  function keep(visitorCode: string): void {
    current = visitorCode;
    if (permission(visitorCode).isKept) {
      codes.write(visitorCode);
      const consent = decided.get(visitorCode);
      if (consent !== undefined) store.change(storageKeys.consent, (values) => (values[visitorCode] = consent));
    } else if (consentOf(visitorCode) === false) codes.write("");
  }

  return {
    visitorCode(given) {
      const code = codes.read() ?? given ?? current ?? generateVisitorCode(Math.random);
      checkVisitorCode(code);
      keep(code);
      return code;
    },
    decide(visitorCode, consent) {
      checkVisitorCode(visitorCode);
      decided.set(visitorCode, consent);
      keep(visitorCode);
    },
    permission,
    apply() {
      if (current !== null) keep(current);
    },
  };
}
