import { html, type TemplateResult } from "lit-html";
import type { LoggedRequest } from "../../engine/service/request-log.js";
import type { Happening } from "./watch.js";

/** A list that scrolls by itself under its title. */
export function list(title: string, content: TemplateResult, aside: TemplateResult | "" = ""): TemplateResult {
  return html`<div class="qa-list">
    <div class="qa-list-head">
      <h2>${title}</h2>
      ${aside}
    </div>
    <div class="qa-scroll" tabindex="0" role="region" aria-label=${title}>${content}</div>
  </div>`;
}

export function happenings(entries: readonly Happening[]): TemplateResult {
  if (entries.length === 0) return html`<p class="qa-none">Nothing yet.</p>`;
  return html`<ol>
    ${entries.map(
      ({ time, name, detail }) =>
        html`<li>
          <p><time>${time}</time> <b>${name}</b></p>
          <p class="qa-detail">${detail}</p>
        </li>`,
    )}
  </ol>`;
}

const has = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted.toLowerCase());

export const linesWith = (text: string, wanted: string): string =>
  text
    .split("\n")
    .filter((line) => has(line, wanted))
    .join("\n");

export const thoseWith = (entries: readonly Happening[], wanted: string): readonly Happening[] =>
  entries.filter(({ name, detail }) => has(`${name} ${detail}`, wanted));

/** By everything that a request has, with its query decoded. */
export const requestsWith = (requests: readonly LoggedRequest[], wanted: string): readonly LoggedRequest[] =>
  requests.filter(({ call, path, query, body }) => has(`${call} ${path} ${queryLines(query)} ${JSON.stringify(body)}`, wanted));

/** A query as lines, decoded. */
function queryLines(query: string): string {
  return [...new URLSearchParams(query)].map(([key, value]) => `${key} = ${value}`).join("\n");
}

/** Requests, the latest first; each opens to its content. */
export function requestList(requests: readonly LoggedRequest[]): TemplateResult {
  if (requests.length === 0) return html`<p class="qa-none">Nothing yet.</p>`;
  return html`<ol>
    ${requests.map(
      ({ number, time, call, method, path, query, body, acceptLanguage }) =>
        html`<li>
          <details>
            <summary><time>${time.slice(11, 23)}</time> <b>${call}</b> <span>#${number}</span></summary>
            <pre>
${method} ${path}
Accept-Language: ${acceptLanguage ?? "none"}
${queryLines(query)}${body === null ? "" : `\n${JSON.stringify(body, null, 2)}`}</pre>
          </details>
        </li>`,
    )}
  </ol>`;
}
