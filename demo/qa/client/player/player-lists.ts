import { html, nothing, type TemplateResult } from "lit-html";
import type { RecordedEvent } from "../../../../src/recorder/recording.js";
import { isEnd } from "../../../replay/recorded.js";
import { eventText } from "./event-texts.js";
import type { PlayedStep } from "./playback.js";
import type { Player, PlayerState } from "./player.js";

/** The steps of the recording, with or without its answers; a press on one plays up to it. The last one that was played is always there. */
export function stepList(player: Player, { inputs, steps }: PlayerState, answersHidden: boolean): TemplateResult {
  const last = steps.length - 1;
  const row = (event: RecordedEvent, index: number) =>
    html`<li class=${index <= last ? "is-played" : ""} aria-current=${index === last ? "step" : nothing}>
      <button type="button" class="qa-step" @click=${() => player.goTo(index + 1)}>
        <span class="qa-number">${index + 1}</span> <time>${(event.at / 1000).toFixed(1)} s</time>
        ${eventText(event)}${steps[index]?.missed ? " (not played)" : ""}
      </button>
    </li>`;
  return html`<ol>
    ${inputs.map((event, index) => (answersHidden && isEnd(event) && index !== last ? nothing : row(event, index)))}
  </ol>`;
}

/** Scrolls the list of steps, and nothing else, to the last one that was played. */
export function showLastStep(): void {
  const row = document.querySelector<HTMLElement>('#qa [aria-current="step"]');
  const box = row?.closest(".qa-scroll");
  if (!row || !box) return;
  const [{ top, bottom }, around] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  if (top < around.top) box.scrollTop += top - around.top;
  else if (bottom > around.bottom) box.scrollTop += bottom - around.bottom;
}

/** What a step led to, in order. */
export function ledTo(step: PlayedStep | undefined): TemplateResult {
  const outputs = step?.outputs ?? [];
  if (outputs.length === 0) return html`<p class="qa-none">Nothing.</p>`;
  return html`<ol>
    ${outputs.map((event) => html`<li class="qa-detail">${eventText(event)}</li>`)}
  </ol>`;
}
