import { html, nothing, type TemplateResult } from "lit-html";
import type { RecordedEvent, Recording } from "../../../../src/recorder/recording.js";
import { eventText } from "./event-texts.js";
import type { PlayedStep } from "./playback.js";
import type { Player, PlayerState } from "./player.js";

type RequestEvent = Extract<RecordedEvent, { type: "request" }>;
type End = Extract<RecordedEvent, { type: "answer" | "failure" }>;

/** Every step of the recording; a press on one plays up to it. */
export function stepList(player: Player, { inputs, steps }: PlayerState): TemplateResult {
  return html`<ol>
    ${inputs.map(
      (event, index) =>
        html`<li class=${index < steps.length ? "is-played" : ""} aria-current=${index === steps.length - 1 ? "step" : nothing}>
          <button type="button" class="qa-step" @click=${() => player.goTo(index + 1)}>
            <time>${(event.at / 1000).toFixed(1)} s</time> ${eventText(event)}${steps[index]?.missed ? " (not played)" : ""}
          </button>
        </li>`,
    )}
  </ol>`;
}

/** What a step led to, in order. */
export function ledTo(step: PlayedStep | undefined): TemplateResult {
  const outputs = step?.outputs ?? [];
  if (outputs.length === 0) return html`<p class="qa-none">Nothing.</p>`;
  return html`<ol>
    ${outputs.map((event) => html`<li class="qa-detail">${eventText(event)}</li>`)}
  </ol>`;
}

function endOf({ events }: Recording, number: number): End | undefined {
  return events.find((event): event is End => (event.type === "answer" || event.type === "failure") && event.number === number);
}

/** JSON as lines; any other text as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function answerForm(player: Player, { number }: RequestEvent, end: End | undefined, { bodies }: Recording): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement);
    player.change(number, { status: Number(given.get("status")), body: String(given.get("body")) });
  };
  const [status, body] = end?.type === "answer" ? [end.status, readable(bodies[end.body] ?? "")] : [200, ""];
  return html`<form class="qa-answer" @submit=${submit}>
    <label>Status <input name="status" type="number" min="200" max="599" required .value=${String(status)} /></label>
    <label>Body <textarea name="body" rows="8" spellcheck="false" .value=${body}></textarea></label>
    <button>Use this answer</button>
  </form>`;
}

function requestRow(player: Player, request: RequestEvent, recording: Recording): TemplateResult {
  const end = endOf(recording, request.number);
  const isGivenUp = end?.type === "failure" && end.reason === "aborted";
  return html`<li>
    <details>
      <summary>
        <b>${request.path}</b> <span>#${request.number}</span> ${end?.type === "answer" ? end.status : (end?.reason ?? "no answer")}
      </summary>
      <pre>${JSON.stringify({ ...request.query, ...(request.body !== undefined && { body: request.body }) }, null, 2)}</pre>
      ${end && !isGivenUp ? answerForm(player, request, end, recording) : nothing}
    </details>
  </li>`;
}

/** The requests of the recording; the answer of each can be changed. */
export function requestsOf(player: Player, { recording }: PlayerState): TemplateResult {
  const requests = recording.events.filter((event) => event.type === "request");
  if (requests.length === 0) return html`<p class="qa-none">None.</p>`;
  return html`<ol>
    ${requests.map((request) => requestRow(player, request, recording))}
  </ol>`;
}
