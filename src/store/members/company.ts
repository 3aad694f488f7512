import { toId } from "../../domain/hash-pairs.js";
import type { SearchSettings } from "../../domain/settings.js";
import { isAborted } from "../../platform/http.js";
import type { KeyValueStore } from "../../platform/storage.js";
import type { Services } from "../services.js";

/** Where a session keeps the looked-up engine, and beside it whose it is. */
const engineKey = "engineId";
const companyKey = "engineIdCompany";

/** The engine of a works council as the session remembers it. */
export function companyCache(session: KeyValueStore) {
  return {
    /** Null when none is kept, or that of another works council. */
    read(company: string): number | null {
      return session.get(companyKey) === company ? toId(session.get(engineKey) ?? "") : null;
    },
    write(company: string, engineId: number): void {
      if (!engineId) throw new Error("An engine id cannot be empty when stored");
      session.set(engineKey, String(engineId));
      session.set(companyKey, company);
    },
  };
}

/**
 * The engine that belongs to the visitor's works council, requested once a session and company. Rejects with `Company is
 * mandatory`, `companiesEndpoint is not provided`, and the errors of the call.
 */
export function createCompanyLookup({ cookies, session, lookUpCompany }: Services): (settings: SearchSettings) => Promise<number> {
  const cache = companyCache(session);

  return async ({ companiesEndpoint, locale }) => {
    const company = cookies.get("company")?.trim();
    if (!company) throw new Error("Company is mandatory");
    const known = cache.read(company);
    if (known !== null) return known;
    if (!companiesEndpoint) throw new Error("companiesEndpoint is not provided");
    const answer = await lookUpCompany({ companiesEndpoint, company, locale }, new AbortController().signal);
    const engineId = isAborted(answer) ? 0 : answer;
    cache.write(company, engineId);
    return engineId;
  };
}
