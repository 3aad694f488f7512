import { html, nothing, type TemplateResult } from "lit-html";
import { isRecorded, recordedAddress, recordedResultsAddress } from "../setup.js";
import { compareBuilds } from "./compare.js";
import { showLastStep } from "./player-lists.js";
import { playerView, type PlayerView } from "./player-view.js";
import { createPlayer } from "./player.js";
import { readRecordingFile, saveRecordingFile } from "./recording-file.js";

function box(className: string): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

/** The recording that is open in the console, if any. */
export function createOpenedRecording(onChange: () => void) {
  let view: PlayerView | null = null;
  let failure = "";
  let shownStep = 0;
  /** Where two builds are compared: it is laid out, and not seen. */
  const aside = box("qa-aside");

  function change(parts: Partial<PlayerView>): void {
    if (view) view = { ...view, ...parts };
    onChange();
  }
  /** After a step the list shows it; a list that was scrolled by hand stays otherwise. */
  function played(): void {
    onChange();
    const count = view?.player.state().steps.length ?? 0;
    if (count !== shownStep) showLastStep();
    shownStep = count;
  }
  function end(): void {
    view?.player.close();
    view = null;
  }
  function close(): void {
    end();
    onChange();
    document.querySelector<HTMLElement>("#qa input[type=file]")?.focus();
  }
  async function compare(typed: string): Promise<void> {
    if (!view) return;
    if (!typed.startsWith("/")) return change({ comparison: "The address of a build begins with a slash, as /dist/light/ does." });
    const build = typed.replace(/\/*$/, "/");
    const { recording, build: own } = view.player.state();
    change({ comparison: "Playing both builds." });
    const comparison = await compareBuilds(aside, recording, [own, build]).catch((error: Error) => error.message);
    aside.replaceChildren();
    change({ comparison });
  }

  async function open(file: File): Promise<void> {
    try {
      const recording = await readRecordingFile(file);
      end();
      const place = box("qa-replay");
      // It scrolls by itself where the recorded page was larger.
      Object.assign(place, { tabIndex: 0, role: "region", ariaLabel: "Page of the recording" });
      view = {
        name: file.name,
        player: createPlayer(place, recording, played),
        place,
        comparison: null,
        answersHidden: false,
        onHideAnswers: (answersHidden) => change({ answersHidden }),
        onSave: () => view && saveRecordingFile(view.name, view.player.state().recording),
        onCompare: (build) => void compare(build),
        onClose: close,
      };
      failure = "";
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    onChange();
    if (view) document.querySelector<HTMLElement>("#qa [aria-label=Recording]")?.focus();
  }

  const choose = (event: Event): void => {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file) void open(file);
  };
  return {
    open: (file: File) => void open(file),
    /** The player of the recording; null while none is open. */
    view: (): TemplateResult | null => view && html`${playerView(view)} ${aside}`,
    /** What opens a recording, or makes one. */
    field: (): TemplateResult =>
      html`<div class="qa-fields">
          <label
            >Play a recording (or drop its file on this page) <input type="file" accept=".json,application/json" @change=${choose}
          /></label>
          ${
            isRecorded()
              ? html`<span>Recorded: “Report this” below has the file.</span>`
              : html`<a href=${recordedResultsAddress()}>Record the results page</a> <a href=${recordedAddress()}>Record this console</a>`
          }
        </div>
        ${failure ? html`<p class="qa-missed" role="alert">${failure}</p>` : nothing}`,
  };
}
