import { lookUpCompany } from "../../api/calls/company.js";
import type { LookedUpCompany } from "../../api/calls/company.js";
import { toId } from "../../domain/hash-pairs.js";
import type { SearchSettings } from "../../domain/settings.js";
import { isAborted } from "../../platform/http.js";
import type { Http } from "../../platform/http.js";
import type { KeyValueStore } from "../../platform/storage.js";

/** Whose engine is looked up, and where. */
export interface CompanyQuestion extends Pick<SearchSettings, "companiesEndpoint" | "locale"> {
  /** As its cookie has it. */
  readonly company: string | null;
}

/** The keys of the looked-up engine in the session, and of the works council that it belongs to. */
const engineKey = "engineId";
const companyKey = "engineIdCompany";

/** The engine of a works council as the session remembers it. */
export function companyCache(session: KeyValueStore) {
  return {
    /** Null when none is kept, or one of another works council. */
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

interface Outside {
  readonly session: KeyValueStore;
  /** Calls to an origin that is not the seller's: they carry no company. */
  http(base: string, locale: string): Pick<Http, "json">;
}

/**
 * The engine that belongs to the visitor's works council, requested once per session and company, and its contribution. An answer with
 * one is not kept, as nothing of a contribution is, and is requested on each page. Rejects with `Company is
 * mandatory`, `companiesEndpoint is not provided`, and the errors of the call.
 */
export async function visitorsCompany(
  { session, http }: Outside,
  { companiesEndpoint, company, locale }: CompanyQuestion,
): Promise<LookedUpCompany> {
  const cache = companyCache(session);
  const name = company?.trim();
  if (!name) throw new Error("Company is mandatory");
  const known = cache.read(name);
  if (known !== null) return { engineId: known, contribution: null };
  if (!companiesEndpoint) throw new Error("companiesEndpoint is not provided");
  const endpoint = new URL(companiesEndpoint);
  const answer = await lookUpCompany(http(endpoint.origin, locale), endpoint, name, new AbortController().signal);
  const found: LookedUpCompany = isAborted(answer) ? { engineId: 0, contribution: null } : answer;
  if (!found.contribution) cache.write(name, found.engineId);
  return found;
}
