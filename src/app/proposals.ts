import { relOf } from "../domain/link-parts.js";
import { filled, type ToolWords } from "../domain/tool-words.js";
import { formatFor, type Format } from "../i18n/format.js";
import type { SharedSearch } from "../store/shared-search.js";
import type { Proposal, ToolContext } from "../tools/context.js";
import type { StayResult } from "../tools/stay.js";
import sheet from "./proposals.css" with { type: "css" };

/** Asks the visitor in a dialog over the page. Escape, or another proposal, is a no. */
export function createProposer({ snapshot, actions }: SharedSearch, { proposals }: ToolWords): NonNullable<ToolContext["propose"]> {
  let decline = () => undefined as void;
  return (proposal) => {
    decline();
    const { settings } = snapshot();
    const format = formatFor(settings.locale);
    const { question, facts, yes } =
      proposal.kind === "open"
        ? {
            question: filled(proposals.open, { name: proposal.stay.name }),
            facts: stayFacts(proposal.stay, format),
            yes: linkTo(proposals.open_yes, proposal.stay.url, relOf(settings.options)),
          }
        : { question: proposals.show, facts: searchFacts(proposal, format, proposals), yes: makeButton(proposals.show_yes) };
    const no = makeButton(proposals.no);
    return new Promise((resolve) => {
      const dialog = openDialog({ language: settings.language, question, facts, choices: [yes, no] });
      const settle = (agreed: boolean) => {
        decline = () => undefined;
        dialog.close();
        resolve(agreed);
      };
      decline = () => settle(false);
      dialog.addEventListener("cancel", decline);
      no.addEventListener("click", decline);
      yes.addEventListener("click", () => {
        if (proposal.kind === "show") actions.search.set({ ...proposal.choices });
        settle(true);
      });
    });
  };
}

const datesText = (start: string | null, end: string | null, format: Format): string | null =>
  start !== null && end !== null ? format.dayRange(start, end) : null;

/** Where the stay is, when, and what it costs the whole party where that was confirmed. */
function stayFacts({ place, offer }: StayResult, format: Format): readonly (string | null)[] {
  if (!offer) return [place];
  const { arrival, departure, price } = offer;
  const sum = price.state === "confirmed" ? format.money(Math.round(price.sum), price.currency) : null;
  return [place, datesText(arrival, departure, format), sum];
}

function searchFacts(
  { search, total }: Extract<Proposal, { kind: "show" }>,
  format: Format,
  { guests, found }: ToolWords["proposals"],
): readonly (string | null)[] {
  const { place, arrival, departure, guestAges } = search;
  return [
    place && place.name,
    datesText(arrival, departure, format),
    filled(guests, { count: format.number(guestAges.length) }),
    filled(found, { count: format.number(total) }),
  ];
}

const makeButton = (text: string): HTMLElement => Object.assign(document.createElement("button"), { type: "button", textContent: text });

const linkTo = (text: string, url: string, rel: string): HTMLElement =>
  Object.assign(document.createElement("a"), { textContent: text, href: url, target: "_blank", rel });

interface DialogParts {
  readonly language: string;
  readonly question: string;
  readonly facts: readonly (string | null)[];
  /** The last one has the focus at first. */
  readonly choices: readonly HTMLElement[];
}

/** A modal dialog that is gone from the page once it is closed; the focus returns to where it was. */
function openDialog({ language, question: text, facts, choices }: DialogParts): HTMLDialogElement {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  if (sheet) root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement("dialog");
  const question = Object.assign(document.createElement("p"), { id: "question", textContent: text });
  const known = facts.filter(Boolean);
  const about = Object.assign(document.createElement("p"), { id: "about", textContent: known.join(" · ") });
  const row = document.createElement("div");
  dialog.lang = language;
  dialog.setAttribute("aria-labelledby", question.id);
  dialog.setAttribute("aria-describedby", about.id);
  for (const choice of choices) choice.autofocus = choice === choices.at(-1);
  row.append(...choices);
  dialog.append(question, about, row);
  dialog.addEventListener("close", () => host.remove());
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return dialog;
}
