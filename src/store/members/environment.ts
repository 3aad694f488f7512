import { environmentCall, type Environment } from "../../api/calls/environment.js";
import { callSettings } from "../../domain/call-settings.js";
import { optionsOf } from "../../domain/options.js";
import type { GivenSettings, HostPage } from "../../domain/given-settings.js";
import { isAborted } from "../../platform/http.js";
import type { Connection, Services } from "../services.js";

/** The seller's own settings, requested once for each address and locale, whichever member joins. */
interface EnvironmentLookup {
  of(given: GivenSettings, page: HostPage): Promise<Environment>;
  /** The next one is requested again. */
  forget(): void;
}

export function createEnvironmentLookup({ connect }: Pick<Services, "connect">): EnvironmentLookup {
  let known: { readonly key: string; readonly environment: Promise<Environment> } | null = null;

  async function ask(where: Omit<Connection, "report">, path: string): Promise<Environment> {
    const answer = await connect({ ...where, report: () => undefined }).call(environmentCall, { path }, new AbortController().signal);
    return isAborted(answer) ? {} : answer;
  }

  return {
    of(given, page) {
      const { environmentPath } = optionsOf(given.options);
      const { apiBase, locale } = callSettings(given, null, page);
      const key = JSON.stringify([apiBase, locale, environmentPath]);
      if (known?.key !== key) known = { key, environment: ask({ apiBase, locale }, environmentPath) };
      return known.environment;
    },
    forget() {
      known = null;
    },
  };
}
