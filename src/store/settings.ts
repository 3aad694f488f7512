import type { Environment } from "../api/contract.js";
import { isAborted } from "../platform/http.js";
import { MissingSettingError, missingSettings, resolveSettings } from "../domain/settings-resolution.js";
import type { GivenSettings } from "../domain/settings-resolution.js";
import type { SearchSettings } from "../domain/settings.js";
import { optionsOf } from "../domain/options.js";
import { same } from "./commit.js";
import { createCompanyLookup } from "./company.js";
import { say } from "./say.js";
import type { Connection, Services } from "./services.js";

type Name = keyof GivenSettings;

/**
 * Gathers the settings of the elements of one search and resolves them; asks the environment once when it must, and for a
 * works council's visitor the engine that is its own.
 */
export interface SettingsDesk {
  join(element: object, given: GivenSettings): void;
  leave(element: object): void;
  /** What the visitor agreed to through the page's script, which wins over every element. */
  setConsent(consent: Consent): void;
  /** A setting that the page's script changes. */
  set(given: Pick<GivenSettings, "engineId" | "locale">): void;
}

type Consent = NonNullable<GivenSettings["consent"]>;

export function createSettingsDesk(
  services: Services,
  events: { resolved(settings: SearchSettings): void; failed(error: unknown): void; companyFailed(error: unknown): void },
): SettingsDesk {
  const byElement = new Map<object, GivenSettings>();
  /** Values changed at runtime, with who changed them. */
  const changedLater = new Map<Name, { readonly value: unknown; readonly by: object }>();
  /** What elements that left had given: it holds until somebody gives another. */
  let left: GivenSettings = {};
  const warned = new Set<Name>();
  let environment: { readonly key: string; readonly answer: Promise<Environment> } | null = null;
  let scheduled = false;
  let agreed: Consent | null = null;
  const lookUpCompany = createCompanyLookup(services);
  let company: { readonly key: string; readonly engineId: Promise<number | null> } | null = null;
  /** Elements that join while the environment is asked all wait for it; only the last one's turn settles. */
  let latestTurn = 0;
  let toldOf = "";

  /** What those who are connected give. */
  function present(): GivenSettings {
    const all: Record<string, unknown> = {};
    for (const given of byElement.values()) {
      for (const [name, value] of Object.entries(given)) if (value !== undefined && !(name in all)) all[name] = value;
    }
    for (const [name, { value }] of changedLater) all[name] = value;
    return all;
  }

  function merged(): GivenSettings {
    return { ...left, ...present(), ...(agreed && { consent: agreed }) };
  }

  function warnOfConflicts(given: GivenSettings) {
    const before = present();
    for (const name of Object.keys(given) as Name[]) {
      const known = before[name];
      if (known === undefined || given[name] === undefined || same(known, given[name]) || warned.has(name)) continue;
      warned.add(name);
      say(({ conflict }) => services.warn(conflict(name, known, given[name])));
    }
  }

  /** A value that an element changes while it is connected is wanted by the page, whoever came first. */
  function noteChanges(by: object, before: GivenSettings, after: GivenSettings) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<Name>) {
      if (same(before[name], after[name])) continue;
      if (after[name] !== undefined) changedLater.set(name, { value: after[name], by });
      else if (changedLater.get(name)?.by === by) changedLater.delete(name);
    }
  }

  /** What an element gave stays for those who remain; a change that it made does not. */
  function forget(element: object) {
    left = { ...left, ...byElement.get(element) };
    byElement.delete(element);
    for (const [name, { by }] of changedLater) if (by === element) changedLater.delete(name);
    if (byElement.size === 0) warned.clear();
  }

  /** Asked once for a place to ask and a locale, whoever joins. */
  function environmentOf({ options, apiBase = "", locale = "fr-FR" }: GivenSettings): Promise<Environment> {
    const { environmentPath } = optionsOf(options);
    const key = JSON.stringify([apiBase, locale, environmentPath]);
    if (environment?.key !== key) environment = { key, answer: askEnvironment({ apiBase, locale, environmentPath }) };
    return environment.answer;
  }

  async function askEnvironment(where: Omit<Connection, "report">): Promise<Environment> {
    const answer = await services.connect({ ...where, report: () => undefined }).environment(new AbortController().signal);
    return isAborted(answer) ? {} : answer;
  }

  async function resolve() {
    scheduled = false;
    const turn = (latestTurn += 1);
    const given = merged();
    try {
      let answer: Environment | null = null;
      if (missingSettings(given).length > 0) answer = await environmentOf(given);
      if (turn === latestTurn) await settle(merged(), answer, () => turn === latestTurn);
    } catch (error) {
      if (turn !== latestTurn) return;
      if (!(error instanceof MissingSettingError)) environment = null;
      adviseOn(String(error));
      events.failed(error);
    }
  }

  /** Only a search that asks the environment fails: says once a reason what would spare the call. */
  function adviseOn(reason: string) {
    if (reason === toldOf) return;
    toldOf = reason;
    const given = merged();
    say(({ environmentFailed }) => services.warn(environmentFailed(reason, given)));
  }

  async function settle(given: GivenSettings, answer: Environment | null, current: () => boolean) {
    const { location } = services;
    const settings = resolveSettings(given, answer, { origin: location.origin(), host: location.host() });
    if (!settings.worksCouncil) return events.resolved(settings);
    const companyEngineId = await companyEngineOf(settings);
    if (current()) events.resolved({ ...settings, companyEngineId });
  }

  /** Asked once for a company and endpoint, whoever joins; null when it cannot be had, which is told once. */
  function companyEngineOf(settings: SearchSettings): Promise<number | null> {
    const key = JSON.stringify([settings.companiesEndpoint, services.cookies.get("company")]);
    if (company?.key !== key) company = { key, engineId: lookUpCompany(settings).catch(tellOfCompany) };
    return company.engineId;
  }

  function tellOfCompany(error: unknown): null {
    events.companyFailed(error);
    return null;
  }

  function schedule() {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(() => void resolve());
  }

  return {
    join(element, given) {
      const before = byElement.get(element);
      if (before) noteChanges(element, before, given);
      else warnOfConflicts(given);
      byElement.set(element, given);
      schedule();
    },
    leave: forget,
    set(given) {
      for (const [name, value] of Object.entries(given)) changedLater.set(name as Name, { value, by: script });
      schedule();
    },
    setConsent(consent) {
      agreed = consent;
      if (byElement.size > 0) schedule();
    },
  };
}

/** Who changes settings when it is no element. */
const script = {};
