import { html, nothing, type TemplateResult } from "lit-html";
import { isRecorded, recordedAddress } from "../setup.js";
import { compareBuilds } from "./compare.js";
import { playerView, type PlayerView } from "./player-view.js";
import { createPlayer } from "./player.js";
import { readRecordingFile } from "./recording-file.js";

function box(className: string): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

/** The recording that is open in the console, if any. */
export function createOpenedRecording(onChange: () => void) {
  let view: PlayerView | null = null;
  let failure = "";
  /** Where two builds are compared: it is laid out, and not seen. */
  const aside = box("qa-aside");

  function change(parts: Partial<PlayerView>): void {
    if (view) view = { ...view, ...parts };
    onChange();
  }
  function close(): void {
    view?.player.close();
    view = null;
    onChange();
  }
  async function compare(build: string): Promise<void> {
    if (!view) return;
    const { recording, build: own } = view.player.state();
    change({ comparison: "Playing both builds." });
    const comparison = await compareBuilds(aside, recording, [own, build]).catch((error: Error) => error.message);
    aside.replaceChildren();
    change({ comparison });
  }

  async function open(file: File): Promise<void> {
    try {
      const recording = await readRecordingFile(file);
      close();
      const place = box("qa-replay");
      // It scrolls by itself where the recorded page was larger.
      Object.assign(place, { tabIndex: 0, role: "region", ariaLabel: "Page of the recording" });
      view = {
        name: file.name,
        player: createPlayer(place, recording, onChange),
        place,
        comparison: null,
        onCompare: (build) => void compare(build),
        onClose: close,
      };
      failure = "";
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    onChange();
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
          ${isRecorded() ? html`<span>Recorded: “Report this” below has the file.</span>` : html`<a href=${recordedAddress()}>Record this page</a>`}
        </div>
        ${failure ? html`<p class="qa-missed" role="alert">${failure}</p>` : nothing}`,
  };
}
