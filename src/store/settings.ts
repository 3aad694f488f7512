import type { Environment } from "../api/contract.js";
import { aborted } from "../platform/http.js";
import { MissingSettingError, needsEnvironment, resolveSettings } from "../domain/settings-resolution.js";
import type { GivenSettings } from "../domain/settings-resolution.js";
import type { SearchSettings } from "../domain/settings.js";
import type { Services } from "./services.js";

type Name = keyof GivenSettings;

/** Gathers the settings of the elements of one search, asks the environment once when it must, and resolves them. */
export interface SettingsDesk {
  join(element: object, given: GivenSettings): void;
  leave(element: object): void;
}

export function createSettingsDesk(
  services: Services,
  events: { resolved(settings: SearchSettings): void; failed(error: unknown): void },
): SettingsDesk {
  const byElement = new Map<object, GivenSettings>();
  const changedLater = new Map<Name, unknown>();
  const warned = new Set<Name>();
  let environment: Promise<Environment> | null = null;
  let scheduled = false;
  /** Elements that join while the environment is asked all wait for it; only the last one's turn settles. */
  let latestTurn = 0;

  function merged(): GivenSettings {
    const all: Record<string, unknown> = {};
    for (const given of byElement.values()) {
      for (const [name, value] of Object.entries(given)) if (value !== undefined && !(name in all)) all[name] = value;
    }
    for (const [name, value] of changedLater) all[name] = value;
    return all;
  }

  function warnOfConflicts(given: GivenSettings) {
    const before = merged();
    for (const name of Object.keys(given) as Name[]) {
      const known = before[name];
      if (known === undefined || given[name] === undefined || same(known, given[name]) || warned.has(name)) continue;
      warned.add(name);
      services.warn(
        `"${name}" is already ${JSON.stringify(known)} in this shared search, so ${JSON.stringify(given[name])} is ignored. ` +
          `Give both elements the same value, or put one of them in a search of its own with the attribute "store".`,
      );
    }
  }

  /** A value that an element changes while it is connected is wanted by the page, whoever came first. */
  function noteChanges(before: GivenSettings, after: GivenSettings) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<Name>) {
      if (same(before[name], after[name])) continue;
      if (after[name] === undefined) changedLater.delete(name);
      else changedLater.set(name, after[name]);
    }
  }

  async function askEnvironment(given: GivenSettings): Promise<Environment> {
    const api = services.connect({ apiBase: given.apiBase ?? "", locale: given.locale ?? "fr-FR", report: () => undefined });
    const answer = await api.environment(new AbortController().signal);
    return answer === aborted ? {} : answer;
  }

  async function resolve() {
    scheduled = false;
    const turn = (latestTurn += 1);
    const given = merged();
    try {
      if (!needsEnvironment(given)) return settle(given, null);
      environment ??= askEnvironment(given);
      const answer = await environment;
      if (turn === latestTurn) settle(merged(), answer);
    } catch (error) {
      if (turn !== latestTurn) return;
      if (!(error instanceof MissingSettingError)) environment = null;
      events.failed(error);
    }
  }

  function settle(given: GivenSettings, answer: Environment | null) {
    const { location } = services;
    events.resolved(resolveSettings(given, answer, { origin: location.origin(), host: location.host() }));
  }

  function schedule() {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(() => void resolve());
  }

  return {
    join(element, given) {
      const before = byElement.get(element);
      if (before) noteChanges(before, given);
      else warnOfConflicts(given);
      byElement.set(element, given);
      schedule();
    },
    leave(element) {
      byElement.delete(element);
    },
  };
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
