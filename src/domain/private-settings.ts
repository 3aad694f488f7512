/** Settings that may be about the visitor, by property name: no warning, event or finding has their values. */
export const privateSettings: readonly string[] = ["contribution"];
