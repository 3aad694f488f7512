import { saveFile } from "../../../pages/client/save-file.js";
import { readRecording, type Recording } from "../../../../src/recorder/recording.js";

/** The recording in a file. Rejects with what is wrong if it is none. */
export async function readRecordingFile(file: File): Promise<Recording> {
  try {
    return readRecording(await file.text());
  } catch (error) {
    throw new Error(`${file.name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Saves a recording whose answers were changed, under the name of the file it came from and "changed". */
export function saveRecordingFile(name: string, recording: Recording): void {
  saveFile(new Blob([JSON.stringify(recording)], { type: "application/json" }), `${name.replace(/\.json$/, "")}.changed.json`);
}

/** Calls back with a file that is dropped anywhere on the page, which is marked while one is held over it. */
export function acceptDrops(onFile: (file: File) => void): void {
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;
  const mark = (isOver: boolean) => document.documentElement.classList.toggle("is-dropping", isOver);
  document.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(true);
  });
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) mark(false);
  });
  document.addEventListener("drop", (event) => {
    mark(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
}
