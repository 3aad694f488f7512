import { errorMessage } from "../../domain/error-message.js";
import type { KeyValueStore } from "../../platform/storage.js";
import { KameleoonError } from "./errors.js";
import { isRecord } from "./json.js";
import type { Report } from "./report.js";

/** The provider's names, so that its other libraries on the page share the stored data. */
export const storageKeys = {
  configuration: "kameleoonClientData",
  targeting: "kameleoonTargetingData",
  variations: "kameleoonVariationData",
  consent: "kameleoonConsentData",
  /** Written by the provider's page engine, and only read here. */
  legalConsent: "kameleoonLegalConsent",
  tracking: "kameleoonOfflineTracking",
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** JSON objects kept by name. */
export interface ObjectStore {
  /** Empty if nothing is stored. A value that is not a JSON object is reported and counts as empty. */
  read(key: StorageKey): Record<string, unknown>;
  /** Reads again, since other tabs write too, and stores what `change` leaves; removes the key if that is empty. */
  change(key: StorageKey, change: (values: Record<string, unknown>) => void): void;
}

export function createObjectStore(store: KeyValueStore, report: Report): ObjectStore {
  function read(key: StorageKey): Record<string, unknown> {
    const text = store.get(key);
    if (text === null) return {};
    try {
      const value: unknown = JSON.parse(text);
      if (!isRecord(value)) throw new TypeError("it is not an object");
      return { ...value };
    } catch (error) {
      report(
        `${new KameleoonError("StorageParse", errorMessage(error), key).message}. It counts as empty; clear the site's storage if this recurs.`,
      );
      return {};
    }
  }
  return {
    read,
    change(key, change) {
      const values = read(key);
      change(values);
      if (Object.keys(values).length > 0) store.set(key, JSON.stringify(values));
      else store.remove(key);
    },
  };
}
