import { times } from "../calendar/times.js";
import { isLocale, nearestLocale } from "../domain/locale.js";
import type { OwnTexts } from "../domain/own-texts.js";
import { formatFor, formatOf } from "../i18n/format.js";
import { withOwnTexts } from "../i18n/own-texts.js";
import { loadTexts, type Text } from "../i18n/texts.js";
import { whyAbsent } from "./absence.js";
import { fromElement } from "./element-finder.js";
import type { Finder } from "./finder.js";
import { until } from "./until.js";

/** The tag that a driver drives: a `Locator` of Playwright, or the element. The null of `querySelector` is refused with an error. */
export type Tag = Finder | Element | null;

export interface DriverOptions {
  /** The `locale` of the tag. */
  readonly locale: string;
  /** The page's own texts in that locale, if it replaces some (`options.texts`). */
  readonly texts?: OwnTexts;
  /** ms in which what a method waits for must appear; 5000 if not given. */
  readonly timeout?: number;
}

/** What all drivers share: the tag, its words, and waiting. */
export interface Driver {
  readonly tag: Finder;
  readonly timeout: number;
  words(): Promise<Words>;
  /** Waits until it can be seen; rejects with the message. */
  shown(finder: Finder, message: Message): Promise<void>;
  gone(finder: Finder, message: Message): Promise<void>;
  until(condition: () => Promise<boolean>, message: Message): Promise<void>;
}

/** What an error says; read when there is one. */
type Message = string | (() => Promise<string>);

/** The words of a tag. */
interface Words {
  readonly text: Text;
  /** "Saturday, 6 February 2027" */
  day(day: string): string;
  /** "February 2027" */
  month(month: string): string;
}

const defaultTimeout = 5000;

/** `name` is the tag that is driven. An error ends with what is wrong with the tag, if something is. */
export function createDriver(name: string, given: Tag, { locale, texts = {}, timeout = defaultTimeout }: DriverOptions): Driver {
  if (!given) throw new Error(`There is no <${name}>: the driver was given null.`);
  const tag = "getByRole" in given ? given : fromElement(given);
  const explain = async (message: Message) => {
    const text = typeof message === "string" ? message : await message();
    // A page that was closed or left cannot be asked.
    return text + (await whyAbsent(tag, name, locale).catch(() => ""));
  };
  const wait = (state: "visible" | "hidden") => async (finder: Finder, message: Message) => {
    try {
      await finder.nth(0).waitFor({ state, timeout });
    } catch {
      throw new Error(await explain(message));
    }
  };
  return {
    tag,
    timeout,
    words: () => loadWords(locale, texts),
    shown: wait("visible"),
    gone: wait("hidden"),
    until: (condition, message) => until(condition, timeout, () => explain(message)),
  };
}

async function loadWords(locale: string, own: OwnTexts): Promise<Words> {
  const texts = await loadTexts(nearestLocale(locale));
  await texts.panels.load();
  // Only the standalone date picker has other locales than the product's: it writes days as the browser does.
  const format = isLocale(locale) ? formatOf(texts) : formatFor(locale);
  return { text: withOwnTexts(texts, own).text, day: (day) => format.day(day, "cell"), month: format.month };
}

/** A text with the blanks that are not filled as any text, as the beginning of a name. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${pattern(text)}(?![\\p{L}\\p{N}])`, "iu");
}

/** The same as the whole name. */
export function whole(text: string): RegExp {
  return new RegExp(`^${pattern(text)}$`, "iu");
}

/** The name that a text with a count has, whatever the count. */
export function counted(text: Text, key: string): RegExp {
  const [one = "", other = ""] = [1, 2].map((count) => text(key, { count }).replace(String(count), "{{count}}"));
  return new RegExp(`^(?:${pattern(one)}|${pattern(other)})$`, "iu");
}

/** A text as a pattern, its blanks as any text. */
export function pattern(text: string): string {
  return text
    .split(/\{\{[^}]*\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, "\\s+"))
    .join(".+");
}

/** The name that each of what is found has by `aria-label`, or its text as it is drawn. */
export async function namesOf(finder: Finder): Promise<string[]> {
  const count = await finder.count();
  const names = times(count, async (index) => {
    const one = finder.nth(index);
    return (await one.getAttribute("aria-label")) ?? plain(await one.innerText());
  });
  return Promise.all(names);
}

export const plain = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

/** Names in a sentence of an error. */
export const listed = (names: readonly string[]): string =>
  names.length === 0 ? "none" : names.map((name) => JSON.stringify(name)).join(", ");
