import type { Diagnosis, Finding } from "../finding.js";
import { marker } from "../marker.js";
import { make } from "./make.js";
import { summaryOf, supportLine } from "./support-line.js";
import type { Place } from "./support-line.js";
import sheet from "./panel.css" with { type: "css" };

const kinds: Readonly<Record<Finding["severity"], string>> = { error: "Error", warning: "Warning", info: "Note" };

/** Shows what is found on the page in a panel over it, and closes an earlier one. Escape and its button close it. */
export async function showPanel(diagnosis: Promise<Diagnosis>, version: string): Promise<void> {
  for (const earlier of document.querySelectorAll(`[${marker}]`)) earlier.remove();
  const { panel, status, body } = openPanel();
  try {
    const { findings } = await diagnosis;
    status.textContent = summaryOf(findings);
    body.replaceChildren(...listOf(findings), ...support(supportLine(findings, placeOf(version))));
  } catch (error) {
    status.textContent = `The diagnosis itself failed: ${String(error)}. Please report this.`;
  }
  panel.dataset["done"] = "";
}

function openPanel() {
  const before = document.activeElement;
  const host = make("div");
  host.setAttribute(marker, "");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  const title = make("h2", { id: "title", tabIndex: -1 }, "Diagnosis of ski-elements");
  const status = make("p", { role: "status" }, "Looking at the page…");
  const body = make("div");
  const button = make("button", { type: "button" }, "Close");
  const panel = make("section", { className: "panel", role: "dialog" }, make("header", {}, title, button), status, body);
  panel.setAttribute("popover", "manual");
  panel.setAttribute("aria-labelledby", "title");
  root.append(panel);
  const close = () => {
    host.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  button.addEventListener("click", close);
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    close();
  });
  // What is outside of an open modal dialog cannot be pressed.
  const places = [...document.querySelectorAll("dialog[open]")].filter((dialog) => dialog.matches(":modal"));
  (places.at(-1) ?? document.body).append(host);
  panel.showPopover?.();
  title.focus();
  return { panel, status, body };
}

function listOf(findings: readonly Finding[]): readonly Node[] {
  return findings.length === 0 ? [] : [make("ul", {}, ...findings.map(itemOf))];
}

function itemOf({ code, severity, message, help }: Finding): HTMLLIElement {
  const address = URL.canParse(help) ? make("a", { href: help, target: "_blank", rel: "noopener" }, help) : help;
  const item = make(
    "li",
    {},
    make("p", { className: "kind" }, `${kinds[severity]}: ${code}`),
    make("p", {}, message),
    make("p", {}, address),
  );
  item.dataset["code"] = code;
  item.dataset["severity"] = severity;
  return item;
}

/** The line for support, and the button that copies it; where the clipboard is refused, the line is selected. */
function support(line: string): readonly Node[] {
  const text = make("textarea", { value: line, readOnly: true, rows: 3, ariaLabel: "Line for support" });
  const copied = make("span", { role: "status" });
  const button = make("button", { type: "button" }, "Copy the line for support");
  button.addEventListener("click", () => void copy());
  async function copy() {
    try {
      await navigator.clipboard.writeText(line);
      copied.textContent = " Copied.";
    } catch {
      text.select();
      copied.textContent = " Selected: copy it with the keyboard.";
    }
  }
  return [text, button, copied];
}

function placeOf(version: string): Place {
  return { version, address: location.href, width: innerWidth, height: innerHeight, browser: navigator.userAgent };
}
