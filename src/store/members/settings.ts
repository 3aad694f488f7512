import type { Consent } from "../../consent/consent.js";
import type { GivenSettings } from "../../domain/given-settings.js";
import { say } from "../../platform/say.js";
import { same } from "../state/patch.js";

/** The settings that the elements of one search give: the first element to give one wins, unless any of them changes it later. */
interface MemberSettings {
  join(element: object, given: GivenSettings): void;
  leave(element: object): void;
  /** What the visitor agreed to through the page's script, which wins over every element. */
  setConsent(consent: Consent): void;
  /** A setting that the page's script changes. */
  set(given: Pick<GivenSettings, "engineId" | "locale">): void;
  /** All of them as one. */
  merged(): GivenSettings;
}

type Values = Readonly<Record<string, unknown>>;

export function createMemberSettings(warn: (message: string) => void): MemberSettings {
  const byElement = new Map<object, GivenSettings>();
  /** Values changed at runtime, with who changed them. */
  const changedLater = new Map<string, { readonly value: unknown; readonly by: object }>();
  /** The settings of elements that left: they stay valid for the remaining ones until another joins. */
  let left: GivenSettings = {};
  /** The settings whose conflict was reported; it ends when one of the elements that give them leaves. */
  const warned = new Set<string>();
  let agreed: Consent | null = null;

  /** The settings of the connected elements. */
  function present(): Values {
    const all: Record<string, unknown> = {};
    for (const given of byElement.values()) {
      for (const [name, value] of entriesOf(given)) if (value !== undefined && !(name in all)) all[name] = value;
    }
    for (const [name, { value }] of changedLater) all[name] = value;
    return all;
  }

  function warnOfConflicts(given: GivenSettings) {
    const before = present();
    for (const [name, value] of entriesOf(given)) {
      const known = before[name];
      if (known === undefined || value === undefined || same(known, value) || warned.has(name)) continue;
      warned.add(name);
      say(({ conflict }) => warn(conflict(name, known, value)));
    }
  }

  /** The page intends a value that it changes on a connected element, whichever element was first. */
  function noteChanges(by: object, before: Values, after: Values) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (same(before[name], after[name])) continue;
      if (after[name] !== undefined) changedLater.set(name, { value: after[name], by });
      else if (changedLater.get(name)?.by === by) changedLater.delete(name);
    }
  }

  return {
    join(element, given) {
      const before = byElement.get(element);
      if (before) noteChanges(element, { ...before }, { ...given });
      else {
        // What the visitor agreed to does not end with the element that passed it on.
        left = { consent: left.consent };
        warnOfConflicts(given);
      }
      byElement.set(element, given);
    },
    /** What an element gave stays valid for the remaining ones; a change that it made does not. */
    leave(element) {
      left = { ...left, ...byElement.get(element) };
      for (const name of Object.keys(byElement.get(element) ?? {})) warned.delete(name);
      byElement.delete(element);
      for (const [name, { by }] of changedLater) if (by === element) changedLater.delete(name);
    },
    set(given) {
      for (const [name, value] of entriesOf(given)) changedLater.set(name, { value, by: script });
    },
    setConsent(consent) {
      agreed = consent;
    },
    merged: () => ({ ...left, ...present(), ...(agreed && { consent: agreed }) }),
  };
}

/** Stands for the page's script among those that change settings. */
const script = {};

function entriesOf(given: GivenSettings): readonly (readonly [string, unknown])[] {
  return Object.entries(given);
}
