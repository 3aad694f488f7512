import { isInput, type RecordedEvent, type Recording } from "../../../../src/recorder/recording.js";
import type { NotedRequest } from "../../../../src/recorder/request.js";
import type { ReplayStep } from "../../../replay/replay.js";
import type { IsLast } from "./commands.js";
import { openReplay, type OpenReplay } from "./open-replay.js";

export interface PlayedStep extends ReplayStep {
  /** What it led to: requests, events, announcements, the address. */
  readonly outputs: readonly RecordedEvent[];
}

/** What has been played of a recording, in a place of the page. */
export interface Playback {
  steps(): readonly PlayedStep[];
  /** The requests after the last step that the recording has no answer for. */
  unanswered(): readonly NotedRequest[];
  /** Begins a recording by a build (`/dist/`); rejects where there is none. */
  restart(recording: Recording, build: string): Promise<void>;
  /** Lets the time until the next step pass, so many times faster than it was recorded. */
  passTime(speed: number, isLast: IsLast): Promise<void>;
  /** Plays until as many steps have been played. */
  stepTo(count: number, isLast: IsLast): Promise<void>;
  close(): void;
}

/** Real milliseconds between two looks at the clock while it plays, and the longest that it waits where nothing happens. */
const slice = 50;
const waitsAtMost = 2000;
/** ms of the recording's clock after its last step. */
export const afterLast = 1000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createPlayback(place: Element, onStep: () => void): Playback {
  let open: OpenReplay | null = null;
  let steps: readonly PlayedStep[] = [];
  let unanswered: readonly NotedRequest[] = [];

  async function step({ frame: { events }, replay }: OpenReplay): Promise<void> {
    const before = events.length;
    const played = await replay.next();
    if (played) steps = [...steps, { ...played, outputs: events.slice(before).filter((event) => !isInput(event)) }];
    unanswered = await replay.unanswered();
    onStep();
  }
  /** What timers lead to after the last step is part of it. */
  async function finish({ frame, replay }: OpenReplay): Promise<void> {
    const before = frame.events.length;
    await frame.advance(afterLast);
    await frame.settled();
    const outputs = frame.events.slice(before).filter((event) => !isInput(event));
    steps = steps.map((one, index) => (index === steps.length - 1 ? { ...one, outputs: [...one.outputs, ...outputs] } : one));
    unanswered = await replay.unanswered();
    onStep();
  }

  return {
    steps: () => steps,
    unanswered: () => unanswered,
    async restart(recording, build) {
      open?.close();
      open = null;
      steps = [];
      unanswered = [];
      onStep();
      open = await openReplay(place, recording, build);
    },
    async passTime(speed, isLast) {
      const { replay } = open ?? {};
      const at = replay?.inputs[steps.length]?.at;
      if (!replay || at === undefined) return;
      await replay.advanceTo(at - waitsAtMost * speed);
      while (isLast() && replay.now() < at) {
        await replay.advanceTo(Math.min(at, replay.now() + slice * speed));
        await wait(slice);
      }
    },
    async stepTo(count, isLast) {
      while (open && isLast() && steps.length < Math.min(count, open.replay.inputs.length)) {
        await step(open);
        if (steps.length === open.replay.inputs.length) await finish(open);
      }
    },
    close: () => open?.close(),
  };
}
