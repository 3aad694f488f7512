import { defaultFlags, type FlagName } from "../../../src/domain/flags.js";
import { defaultLocale, locales, type Locale } from "../../../src/domain/locale.js";
import { markets } from "../../../src/domain/markets.js";
import { pageKinds } from "../../../src/domain/settings.js";
import { testCookieName } from "../../../src/domain/defaults.js";

/** How the elements of the console are set up: in the page's query, so that a finding can be passed on as a link. */
export interface Setup {
  readonly locale: Locale;
  readonly pageKind: string;
  readonly flags: ReadonlySet<FlagName>;
  /** A second search beside the first. */
  readonly two: boolean;
  /** The variations that feature flags of experiments have whatever their rules say, by the key of the flag. */
  readonly overrides: Readonly<Record<string, string>>;
}

const isFlagName = (name: string): name is FlagName => Object.hasOwn(defaultFlags, name);
/** In the order of their table. */
export const flagNames: readonly FlagName[] = Object.keys(defaultFlags).filter(isFlagName);

/** The set-up in the page's query; what it leaves out has the elements' defaults. */
export function readSetup(query = new URLSearchParams(location.search)): Setup {
  const flags = query.get("flags");
  return {
    locale: locales.find((locale) => locale === query.get("locale")) ?? defaultLocale,
    pageKind: pageKinds.find((kind) => kind === query.get("page")) ?? "",
    flags: new Set(flagNames.filter((name) => (flags === null ? defaultFlags[name] : flags.split(" ").includes(name)))),
    two: query.has("two"),
    overrides: Object.fromEntries(query.getAll("override").map((text) => splitOnce(text, ":"))),
  };
}

function splitOnce(text: string, separator: string): readonly [before: string, after: string] {
  const [before = "", ...after] = text.split(separator);
  return [before, after.join(separator)];
}

const recordParameter = "ski-record";

/** Whether the page is recorded from its start. */
export const isRecorded = (): boolean => new URLSearchParams(location.search).has(recordParameter);

/** The results page at a path with the search of this page, recorded. */
export const recordedResultsAddress = (path: string): string => `${path}?${recordParameter}${location.hash}`;

/** The address of the page as it is, recorded. */
export function recordedAddress(): string {
  const address = new URL(location.href);
  address.searchParams.set(recordParameter, "");
  return address.href;
}

/** Starts the page again with another set-up; its search stays in the hash, and what else is set in the query. */
export function restart(setup: Setup): void {
  const query = new URLSearchParams(location.search);
  query.set("locale", setup.locale);
  query.set("page", setup.pageKind);
  query.set("flags", [...setup.flags].join(" "));
  if (setup.two) query.set("two", "");
  else query.delete("two");
  query.delete("override");
  for (const [key, variation] of Object.entries(setup.overrides)) query.append("override", `${key}:${variation}`);
  location.search = query.toString();
}

/** The flags that differ from the elements' defaults; an override of the flag of the same name sets its value. */
export function featuresOf({ flags, overrides }: Setup): string {
  const isOn = (name: FlagName): boolean => (overrides[name] === undefined ? flags.has(name) : overrides[name] !== "off");
  const changed = flagNames.filter((name) => isOn(name) !== defaultFlags[name]);
  return JSON.stringify(Object.fromEntries(changed.map((name) => [name, isOn(name)])));
}

/** ISO 4217 code. */
export const currency = ({ locale }: Setup): string => markets[locale].currency;

/** The arm of the results page's test, which a cookie holds. */
export const arms = ["none", "active", "inactive"] as const;

/** The arm this browser is in. */
export function arm(): string {
  return new RegExp(`(?:^|; )${testCookieName}=(\\w+)`).exec(document.cookie)?.[1] ?? "none";
}

/** Puts this browser into an arm, and starts the page again. */
export function setArm(chosen: string): void {
  document.cookie = `${testCookieName}=${chosen}; path=/; samesite=lax${chosen === "none" ? "; max-age=0" : ""}`;
  location.reload();
}
