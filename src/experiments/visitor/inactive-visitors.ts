import { isNumber, isRecord, isText } from "../common/json.js";
import { storageKeys, type ObjectStore } from "../common/object-store.js";
import { readStoredVariations } from "./stored-reader.js";
import { inactivityMaximum } from "./visitor.js";

/** Removes the stored data of visitors who have not been active for 30 days at `now`, in milliseconds since 1970. */
export function removeInactive(store: ObjectStore, now: number): void {
  store.change(storageKeys.targeting, (values) => {
    for (const [code, value] of Object.entries(values))
      if (isRecord(value) && isNumber(value.lastActivityTime) && value.lastActivityTime + inactivityMaximum <= now) delete values[code];
    for (const [code, value] of Object.entries(values)) if (isText(value) && !(value in values)) delete values[code];
  });
  store.change(storageKeys.variations, (values) => {
    for (const [code, value] of Object.entries(values)) {
      const variations = readStoredVariations(value, now);
      if (Object.keys(variations).length > 0) values[code] = variations;
      else delete values[code];
    }
  });
}
