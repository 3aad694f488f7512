/** Variations that a tester gives flags in this browser, by the key of the flag; the QA console sets them. */
export type FlagOverrides = Readonly<Record<string, string>>;

const key = "nevea.flag-overrides";

/** None when the browser has none, or refuses its storage. */
export function readOverrides(): FlagOverrides {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}

export function keepOverrides(overrides: FlagOverrides): void {
  if (Object.keys(overrides).length > 0) localStorage.setItem(key, JSON.stringify(overrides));
  else localStorage.removeItem(key);
}
