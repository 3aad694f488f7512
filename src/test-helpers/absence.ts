import { formattingLocale, nearestLocale } from "../domain/locale.js";
import type { Finder } from "./finder.js";

/** What is read of a tag to explain why something is not drawn. */
interface Facts {
  readonly name: string;
  readonly isDefined: boolean;
  readonly isConnected: boolean;
  /** "loading", "ready" or "failed"; empty if it is not defined. */
  readonly state: string;
  /** The language of what it draws. */
  readonly lang: string | null;
  /** The mandatory settings that neither it nor another tag of its search gives, by their attributes. */
  readonly missing: readonly string[];
}

/** Why something of a tag may not be drawn, and what to do: sentences for the end of an error; empty if nothing is wrong with the tag. */
export async function whyAbsent(tag: Finder, name: string, locale: string): Promise<string> {
  if ((await tag.count()) === 0)
    return ` There is no such element in the page: check what the driver was given, and that the page has its <${name}> by then.`;
  const [outer, ...inner] = await tag.nth(0).evaluate(readFacts);
  const facts = [outer, ...inner].find((one) => one?.name === name);
  if (!facts) return ` The element <${outer?.name}> is no <${name}>, and contains none: give the driver the tag.`;
  return reasonOf(facts, locale);
}

function reasonOf({ name, isDefined, isConnected, state, lang, missing }: Facts, locale: string): string {
  if (!isConnected) return ` <${name}> is not in the document: append it.`;
  if (!isDefined) return ` <${name}> is not defined: import "ski-elements/${name}", or load its script in the page.`;
  if (state === "failed") return ` <${name}> failed inside: its state is "failed", and its error is in the console of the page.`;
  if (state === "loading" && missing.length > 0)
    return ` <${name}> is still loading: without ${missing.join(", ")} in the markup it needs the environment call, which has not given all of it. Add what is missing to the markup, or see what that call answered.`;
  if (state === "loading")
    return ` <${name}> is still loading, though it has its settings: see which requests of the page failed or wait, and give the driver a longer timeout if they are slow.`;
  const wanted = formattingLocale(nearestLocale(locale));
  if (lang !== null && lang !== wanted)
    return ` <${name}> is drawn in ${lang}, and the driver looks for the words of ${wanted}: give the driver the locale of the tag.`;
  return "";
}

/** Runs in the page, so it uses nothing from outside. First the element itself, then the tags in it. */
function readFacts(element: Element): Facts[] {
  const attributes = { engineId: "engine-id", locale: "locale", currency: "currency", menuDomain: "menu-domain" };
  const tags = [...element.querySelectorAll("*")].filter(({ localName }) => localName.startsWith("ski-"));
  return [element, ...tags].map((tag) => {
    const peers = [tag, ...tag.ownerDocument.querySelectorAll("*")].filter(
      (other) =>
        other.localName.startsWith("ski-") && (other.getAttribute("store") || "default") === (tag.getAttribute("store") || "default"),
    );
    const isAlone = tag.hasAttribute("standalone") || tag.hasAttribute("pictures");
    return {
      name: tag.localName,
      isDefined: tag.matches(":defined"),
      isConnected: tag.isConnected,
      state: String(Reflect.get(tag, "state") ?? ""),
      lang: tag.shadowRoot?.querySelector("[lang]")?.getAttribute("lang") ?? null,
      missing: Object.entries(attributes)
        .filter(([property, attribute]) => !isAlone && !peers.some((peer) => Reflect.get(peer, property) || peer.getAttribute(attribute)))
        .map(([, attribute]) => attribute),
    };
  });
}
