import { html, nothing, type TemplateResult } from "lit-html";
import { stepList, ledTo } from "./player-lists.js";
import { requestsOf } from "./player-requests.js";
import type { Comparison } from "./compare.js";
import { speeds, type Player, type PlayerState } from "./player.js";
import { eventText } from "./event-texts.js";
import { list } from "../lists.js";

/** The builds that the demo serves, by what they are called here. */
const builds: Readonly<Record<string, string>> = { "/dist/": "React", "/dist/light/": "light" };

export interface PlayerView {
  /** Of the file. */
  readonly name: string;
  readonly player: Player;
  /** Where the page of the recording is. */
  readonly place: Element;
  readonly comparison: Comparison | string | null;
  /** Whether the list of steps leaves out the answers. */
  readonly answersHidden: boolean;
  onHideAnswers(hidden: boolean): void;
  onSave(): void;
  /** `build` as it was typed. */
  onCompare(build: string): void;
  onClose(): void;
}

function where({ steps, inputs }: PlayerState): string {
  const last = steps.at(-1);
  return `Step ${steps.length} of ${inputs.length}${last ? `: ${eventText(last.event)}` : ""}`;
}

function controls({ player, onSave, onClose }: PlayerView, state: PlayerState): TemplateResult {
  const { steps, inputs, isPlaying, speed, build, isChanged } = state;
  const isOver = steps.length === inputs.length;
  const chosen = (event: Event) => (event.target as HTMLSelectElement).value;
  return html`<div class="qa-fields">
    <button type="button" ?disabled=${steps.length === 0} @click=${() => player.goTo(0)}>From the start</button>
    <button type="button" ?disabled=${isOver} @click=${() => (isPlaying ? player.pause() : player.play())}>
      ${isPlaying ? "Pause" : "Play"}
    </button>
    <button type="button" ?disabled=${isOver} @click=${() => player.step()}>Step</button>
    <label
      >Speed
      <select @change=${(event: Event) => player.setSpeed(speeds.find((one) => String(one) === chosen(event)) ?? 1)}>
        ${speeds.map((one) => html`<option value=${one} .selected=${one === speed}>${one} ×</option>`)}
      </select></label
    >
    <label
      >Build
      <select @change=${(event: Event) => player.setBuild(chosen(event))}>
        ${Object.entries(builds).map(([folder, name]) => html`<option value=${folder} .selected=${folder === build}>${name}</option>`)}
      </select></label
    >
    <label
      >Step
      <input
        type="range"
        min="0"
        max=${inputs.length}
        .value=${String(steps.length)}
        @change=${(event: Event) => player.goTo(Number((event.target as HTMLInputElement).value))}
    /></label>
    ${isChanged ? html`<button type="button" @click=${onSave}>Save with the new answers</button>` : nothing}
    <button type="button" @click=${onClose}>Close the recording</button>
  </div>`;
}

function differenceText({ kind, index, one, other }: Comparison["differences"][number]): TemplateResult {
  return html`<li>
    <p>First difference in what is ${kind === "events" ? "fired" : kind}, number ${index + 1}:</p>
    <pre>${one ?? "nothing"}</pre>
    <pre>${other ?? "nothing"}</pre>
  </li>`;
}

function comparisonOf({ comparison }: PlayerView): TemplateResult | typeof nothing {
  if (comparison === null) return nothing;
  if (typeof comparison === "string") return html`<p role="status">${comparison}</p>`;
  const { builds: compared, differences } = comparison;
  return html`<p role="status">
      ${compared.join(" and ")}: ${differences.length === 0 ? "nothing differs in what is shown, requested, announced and fired." : ""}
    </p>
    <ol class="qa-differences">
      ${differences.map(differenceText)}
    </ol>`;
}

function compare(view: PlayerView, { build }: PlayerState): TemplateResult {
  const other = Object.keys(builds).find((folder) => folder !== build) ?? build;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    view.onCompare(String(new FormData(event.target as HTMLFormElement).get("build")));
  };
  return html`<form class="qa-fields" @submit=${submit}>
      <label>Compare ${build} with the build at <input name="build" value=${other} /></label>
      <button>Compare</button>
    </form>
    ${comparisonOf(view)}`;
}

/** A recording with what plays it, what each step led to, and its page. */
export function playerView(view: PlayerView): TemplateResult {
  const state = view.player.state();
  const { recording, steps, failure } = state;
  const last = steps.at(-1);
  return html`<section class="qa-box" aria-label="Recording" tabindex="-1">
      <p>
        <b>${view.name}</b> · ${recording.page.address} · ${recording.startedAt} · ${recording.page.width} × ${recording.page.height} px ·
        version ${recording.build.version}
      </p>
      ${controls(view, state)}
      <p role="status">${where(state)}</p>
      ${last?.missed ? html`<p class="qa-missed" role="alert">Not played: ${last.missed}</p>` : nothing}
      ${failure ? html`<p class="qa-missed" role="alert">${failure}</p>` : nothing} ${compare(view, state)}
    </section>
    <div class="qa-player">
      ${view.place}
      <section class="qa-lists" aria-label="What happens">
        ${list("Steps", stepList(view.player, state, view.answersHidden), answersSwitch(view))} ${list("This step led to", ledTo(last))}
        ${list("State", html`<pre>${JSON.stringify(last?.state ?? null, null, 2)}</pre>`)}
        ${list("Requests and answers", requestsOf(view.player, state))}
      </section>
    </div>`;
}

function answersSwitch({ answersHidden, onHideAnswers }: PlayerView): TemplateResult {
  const change = (event: Event): void => onHideAnswers((event.target as HTMLInputElement).checked);
  return html`<label class="qa-check"><input type="checkbox" .checked=${answersHidden} @change=${change} /> Without answers</label>`;
}
