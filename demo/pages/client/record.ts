import { saveFile } from "./save-file.js";

/**
 * Records a page of the demo from its start, and gives the recording as a file. It loads a tag that the page does not have, which brings
 * the recorder without a request, and the tags of the page once the recording runs.
 */
const tags = ["ski-date-picker", "ski-gallery", "ski-searchbar", "ski-results"];
const autoloader: string = "/dist/autoloader.js";
const absent = tags.find((tag) => !document.querySelector(tag)) ?? "ski-gallery";

/** `window.skiElements`, as far as it is used here: the demo loads the built files, as any page does. */
interface Library {
  record(): Promise<{ stop(): Promise<Blob> }>;
}

function library(): Library {
  return Reflect.get(window, "skiElements") as Library;
}

const nameOfNow = (): string => `ski-recording-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.json`;

async function startRecording(): Promise<void> {
  await import(`/dist/elements/${absent}.js`);
  const recorder = await library().record();
  let ended: Promise<Blob> | undefined;
  const end = (): Promise<Blob> => (ended ??= recorder.stop());
  const button = document.querySelector<HTMLButtonElement>("[data-report]");
  // Before a tag closes what is open because of this press, which is no part of what was seen.
  window.addEventListener("pointerdown", ({ target }) => void (target === button && end()), { capture: true });
  await import(autoloader);
  if (!button) return;
  button.disabled = false;
  button.addEventListener(
    "click",
    () => {
      button.disabled = true;
      void end().then((file) => {
        saveFile(file, nameOfNow());
        button.textContent = button.dataset["saved"] ?? "";
      });
    },
    { once: true },
  );
}

void startRecording();
