import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { Locale } from "../../../../src/domain/locale.js";
import type { Recording } from "../../../../src/recorder/recording.js";
import type { NotedRequest } from "../../../../src/recorder/request.js";
import { isEnd, isGivenUp, localeOf, type RecordedRequest, type RequestEnd } from "../../../replay/recorded.js";
import type { GivenAnswer } from "../../../replay/replay.js";
import { engineAnswer } from "./engine-answer.js";
import type { Player, PlayerState } from "./player.js";

function endOf({ events }: Recording, number: number): RequestEnd | undefined {
  return events.filter(isEnd).find((end) => end.number === number);
}

/** JSON as lines; any other text as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

interface Answering {
  readonly request: NotedRequest;
  /** Of the search, for the engine. */
  readonly locale: Locale;
  /** What the form has at first. */
  readonly initial: GivenAnswer;
  onUse(answer: GivenAnswer): void;
}

/** Fills in what the engine answers now, and says whether it did. */
async function fillFromEngine(form: HTMLFormElement, request: NotedRequest, locale: Locale): Promise<void> {
  const fields = form.elements as HTMLFormControlsCollection & {
    readonly status: HTMLInputElement;
    readonly body: HTMLTextAreaElement;
    readonly outcome: HTMLOutputElement;
  };
  try {
    const { status, body } = await engineAnswer(request, locale);
    fields.status.value = String(status);
    fields.body.value = readable(body);
    fields.outcome.value = "This is what the engine answers now.";
  } catch {
    fields.outcome.value = "The engine did not answer.";
  }
}

function answerForm({ request, locale, initial, onUse }: Answering): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement);
    onUse({ status: Number(given.get("status")), body: String(given.get("body")) });
  };
  const askEngine = ({ target }: Event): void => {
    const { form } = target as HTMLButtonElement;
    if (form) void fillFromEngine(form, request, locale);
  };
  return html`<form class="qa-answer" @submit=${submit}>
    <label>Status <input name="status" type="number" min="200" max="599" required .value=${String(initial.status)} /></label>
    <label>Body <textarea name="body" rows="8" spellcheck="false" .value=${readable(initial.body)}></textarea></label>
    <div class="qa-fields">
      <button>Use this answer</button>
      <button type="button" @click=${askEngine}>Ask the engine</button>
    </div>
    <output name="outcome"></output>
  </form>`;
}

function requestRow({ path, query, body }: NotedRequest, title: TemplateResult, content: TemplateResult | typeof nothing): TemplateResult {
  return html`<li>
    <details>
      <summary><b>${path}</b> ${title}</summary>
      <pre>${JSON.stringify({ ...query, ...(body !== undefined && { body }) }, null, 2)}</pre>
      ${content}
    </details>
  </li>`;
}

function recordedRow(player: Player, request: RecordedRequest, recording: Recording): TemplateResult {
  const end = endOf(recording, request.number);
  const initial = end?.type === "answer" ? { status: end.status, body: recording.bodies[end.body] ?? "" } : { status: 200, body: "" };
  const onUse = (answer: GivenAnswer) => player.change(request.number, answer);
  return requestRow(
    request,
    html`<span>#${request.number}</span> ${end?.type === "answer" ? end.status : (end?.reason ?? "no answer")}`,
    end && !isGivenUp(end) ? answerForm({ request, locale: localeOf(recording), initial, onUse }) : nothing,
  );
}

function unansweredRow(player: Player, request: NotedRequest, recording: Recording): TemplateResult {
  const onUse = (answer: GivenAnswer): void => {
    player.answer(request, answer);
    // Its form goes, since the request is answered.
    document.querySelector<HTMLElement>('#qa [aria-label="Requests and answers"]')?.focus();
  };
  return requestRow(
    request,
    html`<span class="qa-missed">waits: the recording has no answer</span>`,
    answerForm({ request, locale: localeOf(recording), initial: { status: 200, body: "" }, onUse }),
  );
}

/** The requests that wait without an answer, and all of the recording; the answer of each can be given or changed. */
export function requestsOf(player: Player, { recording, unanswered }: PlayerState): TemplateResult {
  const requests = recording.events.filter((event) => event.type === "request");
  if (requests.length + unanswered.length === 0) return html`<p class="qa-none">None.</p>`;
  return html`<ol>
    ${repeat(
      unanswered,
      (request) => JSON.stringify(request),
      (request) => unansweredRow(player, request, recording),
    )}
    ${repeat(
      requests,
      ({ number }) => number,
      (request) => recordedRow(player, request, recording),
    )}
  </ol>`;
}
