import type { LookedUpCompany } from "../../api/calls/company.js";
import type { Environment } from "../../api/calls/environment.js";
import { missingSettings } from "../../domain/given-settings.js";
import { resolveSettings } from "../../domain/settings-resolution.js";
import type { GivenSettings } from "../../domain/given-settings.js";
import type { SearchSettings } from "../../domain/settings.js";
import { nextTask } from "../../platform/next-task.js";
import { say } from "../../platform/say.js";
import type { Services } from "../services.js";
import { createEnvironmentLookup } from "./environment.js";
import { createRetry, mayPass } from "./retry.js";

/** The outcomes of resolving the settings. */
export interface ResolutionEvents {
  resolved(settings: SearchSettings): void;
  failed(error: unknown): void;
  /** The engine of the visitor's works council could not be looked up; the settings are resolved without it. */
  companyFailed(error: unknown): void;
}

/** The lookup of one company at one endpoint. */
interface CompanyLookup {
  readonly key: string;
  /** Null when it fails. */
  readonly found: Promise<LookedUpCompany | null>;
  /** Why it failed, until that is reported. */
  failure: unknown;
}

/** How the settings of a search are resolved. */
export interface Resolution {
  /** Resolves the settings, at most once a task. */
  start(): void;
  /** Until what was started has ended in one of the events. */
  settled(): Promise<void>;
}

interface Members {
  /** The settings that they give. */
  merged(): GivenSettings;
  /** Whether one of them makes calls that depend on the engine. */
  needsEngine(): boolean;
  any(): boolean;
}

/**
 * Resolves the settings that the members give: requests the environment if a mandatory setting is missing, and for a visitor of a
 * works council the council's own engine. An environment call without a usable answer is repeated while there are members.
 */
export function createResolution(services: Services, { merged, needsEngine, any }: Members, events: ResolutionEvents): Resolution {
  const environment = createEnvironmentLookup(services);
  const arrivalQuery = services.location.page().search;
  let company: CompanyLookup | null = null;
  let scheduled = false;
  let last = Promise.resolve();
  /** Elements that join while the environment is requested all wait for it; only the latest resolution ends in an event. */
  let latest = 0;
  let advised = "";
  const retry = createRetry(services, () => any() && start());

  async function resolve() {
    scheduled = false;
    retry.cancel();
    const turn = (latest += 1);
    const given = merged();
    const isAsked = missingSettings(given).length > 0;
    let answer: Environment | null = null;
    try {
      if (isAsked) answer = await environment.of(given, services.location.page());
      if (turn !== latest) return;
      await settle(merged(), answer, () => turn === latest);
      retry.reset();
    } catch (error) {
      if (turn !== latest) return;
      if (isAsked && !holdsSettings(answer)) askAgain(error);
      advise(String(error));
      events.failed(error);
    }
  }

  function askAgain(error: unknown) {
    environment.forget();
    if (mayPass(error)) retry.wait();
  }

  async function settle(given: GivenSettings, answer: Environment | null, isLatest: () => boolean) {
    const settings = resolveSettings(given, answer, services.location.page(), arrivalQuery);
    if (!settings.worksCouncil) return events.resolved(settings);
    const lookup = companyOf(settings);
    const found = await lookup.found;
    if (!isLatest()) return;
    if (lookup.failure !== null && needsEngine()) {
      events.companyFailed(lookup.failure);
      lookup.failure = null;
    }
    const { engineId: companyEngineId = null, contribution = null } = found ?? {};
    events.resolved({ ...settings, companyEngineId, contribution: settings.contribution ?? contribution });
  }

  /** Requested once for a company and endpoint, whichever member joins; a failure is reported once an element needs the engine. */
  function companyOf(settings: SearchSettings): CompanyLookup {
    const { companiesEndpoint, locale } = settings;
    const question = { companiesEndpoint, locale, company: services.cookies.get("company") };
    const key = JSON.stringify([companiesEndpoint, question.company]);
    if (company?.key === key) return company;
    const lookup: CompanyLookup = {
      key,
      failure: null,
      found: services.company(question).catch((error: unknown) => {
        lookup.failure = error;
        return null;
      }),
    };
    return (company = lookup);
  }

  /** Only a search that requests the environment fails: reports once per reason which settings would avoid the call. */
  function advise(reason: string) {
    if (reason === advised) return;
    advised = reason;
    const given = merged();
    say(({ environmentFailed }) => services.warn(environmentFailed(reason, given)));
  }

  function start() {
    if (scheduled) return;
    scheduled = true;
    last = nextTask().then(resolve);
  }
  async function settled() {
    let awaited: Promise<void>;
    do {
      awaited = last;
      await awaited;
    } while (awaited !== last);
  }
  return { start, settled };
}

/** An empty body or a page of HTML, of a proxy for example, holds none. */
function holdsSettings(answer: Environment | null): boolean {
  return answer !== null && Object.keys(answer).length > 0;
}
