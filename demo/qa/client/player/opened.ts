import { html, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { compareBuilds } from "./compare.js";
import { showLastStep } from "./player-lists.js";
import { playerView, type PlayerView } from "./player-view.js";
import { createPlayer } from "./player.js";
import { recordingField, refusalText } from "./recording-field.js";
import { readRecordingFile, saveRecordingFile } from "./recording-file.js";

function box(className: string): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

/** The folder of a build on this site, with a slash at its end; null for any other address. */
function buildAt(typed: string): string | null {
  if (!typed.startsWith("/")) return null;
  const { origin, pathname } = new URL(typed, location.href);
  return origin === location.origin ? pathname.replace(/\/*$/, "/") : null;
}

/** It scrolls by itself where the recorded page was larger. */
const replayPlace = (): HTMLElement => Object.assign(box("qa-replay"), { tabIndex: 0, role: "region", ariaLabel: "Page of the recording" });

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
  function closePlayer(): void {
    view?.player.close();
    view = null;
    failure = "";
  }
  function close(): void {
    closePlayer();
    onChange();
    document.querySelector<HTMLElement>("#qa input[type=file]")?.focus();
  }
  async function compare(typed: string): Promise<void> {
    if (!view) return;
    const build = buildAt(typed);
    if (build === null)
      return change({ comparison: "A build has an address on this site that begins with a slash, such as /dist/light/." });
    const { recording, build: own } = view.player.state();
    change({ comparison: "Playing both builds." });
    const comparison = await compareBuilds(aside, recording, [own, build]).catch((error: Error) => error.message);
    aside.replaceChildren();
    change({ comparison });
  }

  async function open(file: File): Promise<void> {
    try {
      const recording = await readRecordingFile(file);
      closePlayer();
      const place = replayPlace();
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
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      return onChange();
    }
    onChange();
    document.querySelector<HTMLElement>("#qa [aria-label=Recording]")?.focus();
  }

  return {
    open: (file: File) => void open(file),
    /** The player of the recording; null while none is open. */
    view: (): TemplateResult | null => view && html`${refusalText(failure)} ${keyed(view.player, playerView(view))} ${aside}`,
    /** What opens a recording, or makes one, with a link to record the results page at a path. */
    field: (resultsPath: string): TemplateResult => recordingField({ failure, resultsPath, onFile: (file) => void open(file) }),
  };
}
