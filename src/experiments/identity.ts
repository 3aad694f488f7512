import type { Configuration } from "./configuration.js";
import { permissionOf, type Permission } from "./consent.js";
import type { Consents } from "./consents.js";
import { checkVisitorCode } from "./visitor/visitor.js";
import { generateVisitorCode, type VisitorCodeStore } from "./visitor-code.js";

/** Who the visitor is, and what may happen with the visitor's data. */
export interface Identity {
  /** The code that is kept, else the given one, else the page's former one, else a new one. Throws for a given code that is none. */
  visitorCode(given?: string): string;
  decide(visitorCode: string, consent: boolean): void;
  permission(visitorCode: string): Permission;
  /** Keeps the code of the page's visitor, or removes it, as the configuration that is now in force allows. */
  apply(): void;
}

export interface IdentityOptions {
  readonly codes: VisitorCodeStore;
  readonly consents: Consents;
  configuration(): Configuration | null;
}

export function createIdentity({ codes, consents, configuration }: IdentityOptions): Identity {
  let current: string | null = null;

  const consentOf = (visitorCode: string) => consents.of(visitorCode, codes.read() === visitorCode);
  const permission = (visitorCode: string) => permissionOf(configuration(), consentOf(visitorCode));

  function keep(visitorCode: string): void {
    current = visitorCode;
    if (permission(visitorCode).isKept) {
      codes.write(visitorCode);
      consents.store(visitorCode);
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
      consents.set(visitorCode, consent);
      keep(visitorCode);
    },
    permission,
    apply() {
      if (current !== null) keep(current);
    },
  };
}
