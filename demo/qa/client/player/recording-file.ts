import { readRecording, type Recording } from "../../../../src/recorder/recording.js";

/** The recording in a file. Rejects with what is wrong if it is none. */
export async function readRecordingFile(file: File): Promise<Recording> {
  try {
    return readRecording(await file.text());
  } catch (error) {
    throw new Error(error instanceof SyntaxError ? `${file.name} is no recording: it is not JSON.` : `${file.name}: ${String(error)}`);
  }
}

/** Calls back with a file that is dropped anywhere on the page. */
export function acceptDrops(onFile: (file: File) => void): void {
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;
  document.addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
}
