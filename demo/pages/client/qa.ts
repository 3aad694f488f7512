import { html, render } from "lit-html";
import type { TemplateResult } from "lit-html";

/** The QA console: a search bar and results in a chosen locale, and live lists of state, events and requests. */
const locales = ["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL"];
const eventNames = [
  "ski-ready",
  "ski-change",
  "ski-search",
  "ski-results-change",
  "ski-product-click",
  "ski-date-change",
  "ski-open",
  "ski-close",
  "ski-error",
];
const faultCalls = ["find", "autocomplete", "products", "counts", "prices", "catalog"];

interface LoggedEvent {
  readonly time: string;
  readonly tag: string;
  readonly name: string;
  readonly detail: string;
}
interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}

const page = { locale: "fr-FR", events: [] as LoggedEvent[], requests: [] as LoggedRequest[], search: "" };

function brief(value: unknown): string {
  const text =
    JSON.stringify(value, (key, part: unknown) => (key === "products" && Array.isArray(part) ? `${part.length} products` : part)) ?? "";
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

function note(event: Event): void {
  const tag = event.target instanceof Element ? event.target.localName : "";
  const detail = event instanceof CustomEvent ? brief(event.detail) : "";
  page.events = [{ time: new Date().toISOString().slice(11, 23), tag, name: event.type, detail }, ...page.events].slice(0, 50);
  draw();
}

async function lookAtRequests(): Promise<void> {
  const answer = await fetch("/engine/requests");
  const { requests } = (await answer.json()) as { requests: LoggedRequest[] };
  page.requests = requests.slice(-30).reverse();
  page.search = JSON.stringify(window.skiElements?.getSearch()?.snapshot() ?? null, null, 2);
  draw();
}

async function setFault(call: string, kind: string): Promise<void> {
  const faults = kind === "none" ? {} : { [call]: kind === "slow" ? { latency: 3000 } : { status: Number(kind) } };
  await fetch("/engine/faults", { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(faults) });
}

function chooseLocale(event: Event): void {
  page.locale = (event.target as HTMLSelectElement).value;
  draw();
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): TemplateResult {
  return html`<table>
    <tr>
      ${heads.map((head) => html`<th scope="col">${head}</th>`)}
    </tr>
    ${rows.map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
  </table>`;
}

function list(title: string, content: TemplateResult): TemplateResult {
  return html`<div>
    <h2>${title}</h2>
    <div class="qa-scroll" tabindex="0" role="region" aria-label=${title}>${content}</div>
  </div>`;
}

function elements(): TemplateResult {
  const currency = page.locale === "en-GB" ? "GBP" : "EUR";
  return html`<ski-searchbar
      app-type="rp"
      locale=${page.locale}
      engine-id="1"
      currency=${currency}
      menu-domain=${location.origin}
    ></ski-searchbar>
    <ski-results page-size="5"></ski-results>`;
}

function faults(): TemplateResult {
  return html`<fieldset>
    <legend>Faults</legend>
    ${faultCalls.map(
      (call) =>
        html`<label
          >${call}
          <select @change=${(event: Event) => void setFault(call, (event.target as HTMLSelectElement).value)}>
            <option value="none">none</option>
            <option value="slow">3 s slower</option>
            <option value="500">status 500</option>
            <option value="404">status 404</option>
          </select></label
        >`,
    )}
  </fieldset>`;
}

function draw(): void {
  const root = document.getElementById("qa");
  if (!root) return;
  render(
    html`<header class="qa-head">
        <h1>QA console</h1>
        <label
          >Locale
          <select @change=${chooseLocale}>
            ${locales.map((locale) => html`<option ?selected=${locale === page.locale}>${locale}</option>`)}
          </select></label
        >
        ${faults()}
      </header>
      <section class="qa-lists" aria-label="What happens">
        ${list("State", html`<pre>${page.search}</pre>`)}
        ${list(
          "Events",
          table(
            ["time", "tag", "event", "detail"],
            page.events.map(({ time, tag, name, detail }) => [time, tag, name, detail]),
          ),
        )}
        ${list(
          "Requests",
          table(
            ["call", "query", "body"],
            page.requests.map(({ method, path, query, body }) => [`${method} ${path}`, query, body ? brief(body) : ""]),
          ),
        )}
      </section>
      ${elements()}`,
    root,
  );
}

for (const name of eventNames) document.addEventListener(name, note);
setInterval(() => void lookAtRequests(), 2000);
draw();
void lookAtRequests();
