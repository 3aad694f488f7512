import { html, nothing, type TemplateResult } from "lit-html";
import { isRecorded, recordedAddress, recordedResultsAddress } from "../setup.js";

interface RecordingField {
  /** Why the last file could not be opened; empty where it could. */
  readonly failure: string;
  /** Of the results page that can be recorded. */
  readonly resultsPath: string;
  readonly onFile: (file: File) => void;
}

export const refusalText = (failure: string): TemplateResult | typeof nothing =>
  failure ? html`<p class="qa-missed" role="alert">${failure}</p>` : nothing;

/** What opens a recording, or makes one. */
export function recordingField({ failure, resultsPath, onFile }: RecordingField): TemplateResult {
  const choose = (event: Event): void => {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file) onFile(file);
  };
  return html`<div class="qa-fields">
      <label
        >Play a recording (or drop its file on this page) <input type="file" accept=".json,application/json" @change=${choose}
      /></label>
      ${
        isRecorded()
          ? html`<span>Recorded: “Report this” below has the file.</span>`
          : html`<a href=${recordedResultsAddress(resultsPath)}>Record the results page</a>
              <a href=${recordedAddress()}>Record this console</a>`
      }
    </div>
    ${refusalText(failure)}`;
}
