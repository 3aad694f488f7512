import type { Locale } from "../domain/locale.js";
import type { SharedSearch } from "../store/shared-search.js";
import type { Tool } from "../tools/tool.js";

/** What is used of the draft of WebMCP, which changes: no other file of the library reads it. */
interface ModelContext {
  registerTool(tool: ModelContextTool, options: { readonly signal: AbortSignal }): Promise<void>;
}
interface ModelContextTool extends Pick<Tool, "name" | "description" | "inputSchema"> {
  readonly annotations: { readonly readOnlyHint: boolean };
  execute(input: unknown): Promise<object>;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
}

interface Offer {
  readonly search: SharedSearch;
  /** One for each tag. */
  readonly members: Set<symbol>;
  locale: Locale | null;
  registered: AbortController;
}

/**
 * Registers the tools of a search for one of its tags, unless they are, instead of an annotated form inside the tag. Returns what ends
 * that; with the last tag they are unregistered.
 */
type OfferTools = (search: SharedSearch, locale: Locale, tag: Element) => () => void;

interface WithdrawnForm {
  readonly toolName: string;
  times: number;
}
const withdrawnForms = new WeakMap<Element, WithdrawnForm>();

/** The forms inside a tag are not shown while it is drawn: nobody could send what an assistant fills in. Returns what offers them again. */
function withdrawForms(tag: Element): () => void {
  const forms = tag.querySelectorAll("form[toolname]");
  for (const form of forms) withdraw(form);
  return () => forms.forEach(offerAgain);
}

/** The name is emptied: Chromium reports a form that has a description and no name at all, or lost one of them first. */
function withdraw(form: Element): void {
  const withdrawn = withdrawnForms.get(form) ?? { toolName: form.getAttribute("toolname") ?? "", times: 0 };
  withdrawn.times += 1;
  withdrawnForms.set(form, withdrawn);
  form.setAttribute("toolname", "");
}

/** A tag whose locale changes is offered again before its former offer ends. */
function offerAgain(form: Element): void {
  const withdrawn = withdrawnForms.get(form);
  if (!withdrawn) return;
  withdrawn.times -= 1;
  if (withdrawn.times > 0) return;
  withdrawnForms.delete(form);
  form.setAttribute("toolname", withdrawn.toolName);
}

/** A name of a tool can be registered once: the first search of the page has them. */
export function createOffers(toolsOf: (search: SharedSearch) => Promise<readonly Tool[]>): OfferTools {
  let offered: Offer | null = null;

  async function register(offer: Offer, locale: Locale): Promise<void> {
    offer.registered.abort();
    offer.locale = locale;
    offer.registered = new AbortController();
    const { signal } = offer.registered;
    try {
      for (const tool of await toolsOf(offer.search))
        if (!signal.aborted) await document.modelContext?.registerTool(toolFor(tool), { signal });
    } catch (error) {
      console.warn("ski-elements: the tools of the search could not be offered to an assistant.", error);
    }
  }

  return (search, locale, tag) => {
    const offerForms = withdrawForms(tag);
    offered ??= { search, members: new Set(), locale: null, registered: new AbortController() };
    const offer = offered;
    if (offer.search !== search) return offerForms;
    const member = Symbol();
    offer.members.add(member);
    if (offer.locale !== locale) void register(offer, locale);
    return () => {
      offerForms();
      offer.members.delete(member);
      if (offer.members.size > 0) return;
      offer.registered.abort();
      if (offered === offer) offered = null;
    };
  };
}

const toolFor = ({ name, description, inputSchema, readOnly, call }: Tool): ModelContextTool => ({
  name,
  description,
  inputSchema,
  annotations: { readOnlyHint: readOnly },
  execute: (input) => call(input),
});
