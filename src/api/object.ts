import * as v from "valibot";

/** As `v.object`, which reads inherited entries too: here a member that a page adds to `Object.prototype` is none. */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  return v.object(ownOnly(entries));
}

/** As `v.looseObject`, likewise. */
export function looseObject<const Entries extends v.ObjectEntries>(entries: Entries): v.LooseObjectSchema<Entries, undefined> {
  return v.looseObject(ownOnly(entries));
}

/** As `v.strictObject`, likewise. */
export function strictObject<const Entries extends v.ObjectEntries>(entries: Entries): v.StrictObjectSchema<Entries, undefined> {
  return v.strictObject(ownOnly(entries));
}

function ownOnly<Entries extends object>(entries: Entries): Entries {
  return Object.assign(Object.create(null), entries);
}
