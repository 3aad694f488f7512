import type { Recording } from "../../../../src/recorder/recording.js";
import { createReplay, type Replay } from "../../../replay/replay.js";
import type { ReplayFrame, startReplayFrame } from "../../replay-frame.js";

/** A recording in a frame of its own, before its first step. */
export interface OpenReplay {
  readonly frame: ReplayFrame;
  readonly replay: Replay;
  close(): void;
}

/** The function that the script of the frame puts on its window. */
export const startName = "startReplayFrame";

/** As large as the page was, and shown smaller where the place is narrower. */
function setSize(element: HTMLIFrameElement, { width, height }: Pick<Recording["page"], "width" | "height">): void {
  Object.assign(element, { width, height });
  const room = element.parentElement?.clientWidth ?? width;
  element.style.zoom = String(Math.min(1, room / width));
}

function frameIn(place: Element, { page }: Recording): HTMLIFrameElement {
  const element = document.createElement("iframe");
  Object.assign(element, { title: "Replay", src: "/qa/replay-frame" });
  place.replaceChildren(element);
  setSize(element, page);
  return element;
}

/** Opens a recording in a place of the page, by a build (`/dist/light/`). Rejects if the build cannot be loaded. */
export async function openReplay(place: Element, recording: Recording, build: string): Promise<OpenReplay> {
  const element = frameIn(place, recording);
  await new Promise((resolve) => element.addEventListener("load", resolve, { once: true }));
  const start: typeof startReplayFrame | undefined = element.contentWindow && Reflect.get(element.contentWindow, startName);
  if (!start) throw new Error("The page of the replay could not be loaded.");
  const frame = await start(recording, build);
  const perform: ReplayFrame["perform"] = async (event) => {
    if (event.type === "resize") setSize(element, event);
    else await frame.perform(event);
  };
  return { frame, replay: createReplay(recording, { ...frame, perform }), close: () => element.remove() };
}
