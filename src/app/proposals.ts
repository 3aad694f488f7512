import { relOf } from "../domain/link-parts.js";
import { filled, type ToolWords } from "../domain/tool-words.js";
import type { SharedSearch } from "../store/shared-search.js";
import type { ToolContext } from "../tools/context.js";
import sheet from "./proposals.css" with { type: "css" };

/** Asks the visitor in a dialog over the page. Escape, or another proposal, is a no. */
export function createProposer({ snapshot, actions }: SharedSearch, { proposals }: ToolWords): NonNullable<ToolContext["propose"]> {
  let decline = () => undefined as void;
  return (proposal) => {
    decline();
    const { settings } = snapshot();
    const text = proposal.kind === "open" ? filled(proposals.open, { name: proposal.name }) : proposals.show;
    const yes = proposal.kind === "open" ? linkTo(proposal.url, relOf(settings.options)) : makeButton();
    yes.textContent = proposal.kind === "open" ? proposals.open_yes : proposals.show_yes;
    const no = makeButton();
    no.textContent = proposals.no;
    return new Promise((resolve) => {
      const dialog = openDialog(settings.language, text, [yes, no]);
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

function makeButton(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  return button;
}

function linkTo(url: string, rel: string): HTMLElement {
  return Object.assign(document.createElement("a"), { href: url, target: "_blank", rel });
}

/** A modal dialog that is gone from the page once it is closed; the focus returns to where it was. */
function openDialog(language: string, text: string, choices: readonly HTMLElement[]): HTMLDialogElement {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  if (sheet) root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement("dialog");
  const question = Object.assign(document.createElement("p"), { id: "question", textContent: text });
  const row = document.createElement("div");
  dialog.lang = language;
  dialog.setAttribute("aria-labelledby", question.id);
  row.append(...choices);
  dialog.append(question, row);
  dialog.addEventListener("close", () => host.remove());
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return dialog;
}
