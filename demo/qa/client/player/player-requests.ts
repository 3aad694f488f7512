import { html, nothing, type TemplateResult } from "lit-html";
import type { RecordedEvent, Recording } from "../../../../src/recorder/recording.js";
import type { NotedRequest } from "../../../../src/recorder/request.js";
import type { GivenAnswer } from "../../../replay/replay.js";
import { engineAnswer } from "./engine-answer.js";
import type { Player, PlayerState } from "./player.js";

type RequestEvent = Extract<RecordedEvent, { type: "request" }>;
type End = Extract<RecordedEvent, { type: "answer" | "failure" }>;

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

interface Answering {
  readonly request: NotedRequest;
  /** Of the page, for the engine. */
  readonly language: string;
  readonly first: GivenAnswer;
  onUse(answer: GivenAnswer): void;
}

function answerForm({ request, language, first, onUse }: Answering): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement);
    onUse({ status: Number(given.get("status")), body: String(given.get("body")) });
  };
  const askEngine = async (event: Event): Promise<void> => {
    const { form } = event.target as HTMLButtonElement;
    const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLOutputElement;
    try {
      const { status, body } = await engineAnswer(request, language);
      field("status").value = String(status);
      field("body").value = readable(body);
      field("outcome").value = "This is what the engine answers now.";
    } catch {
      field("outcome").value = "The engine did not answer.";
    }
  };
  return html`<form class="qa-answer" @submit=${submit}>
    <label>Status <input name="status" type="number" min="200" max="599" required .value=${String(first.status)} /></label>
    <label>Body <textarea name="body" rows="8" spellcheck="false" .value=${readable(first.body)}></textarea></label>
    <div class="qa-fields">
      <button>Use this answer</button>
      <button type="button" @click=${(event: Event) => void askEngine(event)}>Ask the engine</button>
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

function recordedRow(player: Player, request: RequestEvent, recording: Recording): TemplateResult {
  const end = endOf(recording, request.number);
  const isGivenUp = end?.type === "failure" && end.reason === "aborted";
  const first = end?.type === "answer" ? { status: end.status, body: recording.bodies[end.body] ?? "" } : { status: 200, body: "" };
  const onUse = (answer: GivenAnswer) => player.change(request.number, answer);
  return requestRow(
    request,
    html`<span>#${request.number}</span> ${end?.type === "answer" ? end.status : (end?.reason ?? "no answer")}`,
    end && !isGivenUp ? answerForm({ request, language: recording.page.language, first, onUse }) : nothing,
  );
}

function unansweredRow(player: Player, request: NotedRequest, { page }: Recording): TemplateResult {
  const onUse = (answer: GivenAnswer) => player.answer(request, answer);
  return requestRow(
    request,
    html`<span class="qa-missed">waits: the recording has no answer</span>`,
    answerForm({ request, language: page.language, first: { status: 200, body: "" }, onUse }),
  );
}

/** The requests that wait without an answer, and all of the recording; the answer of each can be given or changed. */
export function requestsOf(player: Player, { recording, unanswered }: PlayerState): TemplateResult {
  const requests = recording.events.filter((event) => event.type === "request");
  if (requests.length + unanswered.length === 0) return html`<p class="qa-none">None.</p>`;
  return html`<ol>
    ${unanswered.map((request) => unansweredRow(player, request, recording))}
    ${requests.map((request) => recordedRow(player, request, recording))}
  </ol>`;
}
