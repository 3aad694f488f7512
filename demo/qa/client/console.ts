import { html, nothing, render, type TemplateResult } from "lit-html";
import { calls } from "../../engine/service/request-log.js";
import { readRestored, writeAddress } from "./address.js";
import { engine, type Faults } from "./engine.js";
import { type Experiments, followExperiments } from "./experiments.js";
import { faultsTable } from "./faults.js";
import { flagsTable } from "./flags.js";
import { followLog } from "./follow.js";
import { happenings, linesWith, list, requestList, requestsWith, thoseWith } from "./lists.js";
import { createOpenedRecording } from "./player/opened.js";
import { acceptDrops } from "./player/recording-file.js";
import { currency, featuresOf, readSetup, restart } from "./setup.js";
import { setupForm } from "./setup-form.js";
import { stateLinks } from "./state-links.js";
import { createWatch, stateOf } from "./watch.js";

/** The QA console: searches in a chosen set-up, the engine's controls, and live lists of what happens. */
const setup = readSetup();
const watch = createWatch();
const log = followLog(engine);
const recording = createOpenedRecording(draw);
const restored = readRestored();
const secondStore = "second";
const lookEvery = 2000;

const seen = {
  faults: {} as Faults,
  today: "",
  only: restored.only,
  find: restored.find,
  states: [] as readonly string[],
  experiments: null as Experiments | null,
  experimentsFailure: "",
};
/** Counts the settings made here: a poll that began before the last one read the earlier settings. */
let settings = 0;

/** The current state of the engine and the searches. */
async function look(): Promise<void> {
  const before = settings;
  const [faults, today] = await Promise.all([engine.faults(), engine.today(), log.look()]);
  if (settings === before) Object.assign(seen, { faults, today });
  seen.states = [stateOf(), ...(setup.two ? [stateOf(secondStore)] : [])];
  draw();
}

/** Polls again some time after each poll has ended. If the engine does not respond, its last state stays. */
async function keepLooking(): Promise<void> {
  await look().catch(() => {});
  setTimeout(() => void keepLooking(), lookEvery);
}

async function setFaults(faults: Faults): Promise<void> {
  settings++;
  seen.faults = faults;
  writeAddress({ faults });
  draw();
  await engine.setFaults(faults);
}

async function setToday(day: string | null): Promise<void> {
  settings++;
  writeAddress({ day });
  seen.today = await engine.setToday(day);
  draw();
}

async function forget(): Promise<void> {
  watch.forget();
  await engine.forgetRequests();
  await look();
}

function clock(): TemplateResult {
  return html`<div class="qa-fields">
    <label
      >The engine's day
      <input type="date" .value=${seen.today} @change=${(event: Event) => void setToday((event.target as HTMLInputElement).value || null)}
    /></label>
    <button type="button" @click=${() => void setToday(null)}>Real day</button>
    <button type="button" @click=${() => void setFaults({})}>No faults</button>
    <button type="button" @click=${() => void forget()}>Clear lists</button>
  </div>`;
}

function requestFilter(): TemplateResult {
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    seen.only = calls.find((call) => call === value) ?? "";
    writeAddress({ only: seen.only });
    draw();
  };
  return html`<select aria-label="Which requests" @change=${choose}>
    ${["all", ...calls].map((name) => html`<option .selected=${name === (seen.only || "all")}>${name}</option>`)}
  </select>`;
}

/** Narrows all lists to what has a text. */
function searchField(): TemplateResult {
  const type = (event: Event): void => {
    seen.find = (event.target as HTMLInputElement).value;
    writeAddress({ find: seen.find });
    draw();
  };
  return html`<div class="qa-fields">
    <label>Search the lists <input type="search" .value=${seen.find} @input=${type} /></label>
  </div>`;
}

async function startExperiments(): Promise<void> {
  try {
    await followExperiments(setup.overrides, (experiments) => {
      seen.experiments = experiments;
      draw();
    });
  } catch (error) {
    seen.experimentsFailure = String(error);
    draw();
  }
}

function flags(): TemplateResult {
  const { experiments, experimentsFailure } = seen;
  if (!experiments) return html`<p class="qa-none">${experimentsFailure || "Loading."}</p>`;
  const override = (key: string, variation: string | null): void => {
    const { [key]: _, ...others } = setup.overrides;
    restart({ ...setup, overrides: variation === null ? others : { ...others, [key]: variation } });
  };
  return flagsTable({ ...experiments, onOverride: override });
}

/** Of the results page in the locale of the set-up. */
function resultsPath(): string {
  const paths = JSON.parse(document.getElementById("qa")?.dataset["results"] ?? "{}") as Readonly<Record<string, string>>;
  return paths[setup.locale] ?? "/";
}

function search(store: string): TemplateResult {
  const isFirst = store === "default";
  const features = featuresOf(setup);
  return html`<section class="qa-search" aria-label=${`Search ${store}`}>
    <ski-searchbar
      store=${store}
      app-type="rp"
      locale=${setup.locale}
      theme="auto"
      engine-id="1"
      currency=${currency(setup)}
      menu-domain=${location.origin}
      companies-endpoint="/company"
      on-page=${setup.pageKind || nothing}
      features=${features}
      url-sync=${isFirst ? "hash" : "none"}
    ></ski-searchbar>
    <ski-results store=${store} theme="auto" page-size="5" features=${features}></ski-results>
  </section>`;
}

function draw(): void {
  const root = document.getElementById("qa");
  if (!root) return;
  const player = recording.view();
  if (player)
    return void render(
      html`<h1>QA console</h1>
        ${player}`,
      root,
    );
  const requests = log.requests().filter(({ call }) => seen.only === "" || call === seen.only);
  render(
    html`<h1>QA console</h1>
      <div class="qa-controls">
        <div class="qa-column">
          <section class="qa-box" aria-label="Set-up">${setupForm(setup)} ${clock()}</section>
          <section class="qa-box" aria-label="Recordings">${recording.field(resultsPath())}</section>
          <section class="qa-box" aria-label="Experiments">${flags()}</section>
        </div>
        <div class="qa-column">
          <section class="qa-box" aria-label="Calls">
            ${faultsTable({ faults: seen.faults, asked: log.asked(), onChange: (faults) => void setFaults(faults) })}
          </section>
          <section class="qa-box" aria-label="States">${stateLinks(root.dataset["states"] ?? "[]")}</section>
        </div>
      </div>
      ${searchField()}
      <section class="qa-lists" aria-label="What happens">
        ${seen.states.map((state, index) => list(index === 0 ? "State" : "State of the second search", html`<pre>${linesWith(state, seen.find)}</pre>`))}
        ${list("Events", happenings(thoseWith(watch.events(), seen.find)))}
        ${list("Data layer", happenings(thoseWith(watch.layer(), seen.find)))}
        ${list("Requests", requestList(requestsWith(requests, seen.find)), requestFilter())}
      </section>
      <div class=${setup.two ? "qa-searches is-two" : "qa-searches"}>${search("default")} ${setup.two ? search(secondStore) : ""}</div>`,
    root,
  );
}

/** Sets what the address has, and opens the page that it names. */
async function restore(): Promise<void> {
  const { faults, day, open } = restored;
  if (faults) await setFaults(faults);
  if (day !== null) await setToday(day);
  if (open !== null) location.assign(open);
}

/** Draws the console into the page, and keeps it up to date. */
export function startConsole(): void {
  watch.start(draw);
  acceptDrops(recording.open);
  draw();
  void restore();
  void startExperiments();
  void keepLooking();
}
