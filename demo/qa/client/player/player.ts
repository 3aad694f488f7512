import { isInput, type RecordedEvent, type Recording } from "../../../../src/recorder/recording.js";
import type { NotedRequest } from "../../../../src/recorder/request.js";
import { withAddedAnswer, withAnswer, type GivenAnswer } from "../../../replay/replay.js";
import { createCommands } from "./commands.js";
import { createPlayback, type PlayedStep } from "./playback.js";

/** How many times faster than it was recorded. */
export const speeds = [1, 4, 16] as const;
type Speed = (typeof speeds)[number];

/** What a view of the player shows. */
export interface PlayerState {
  readonly recording: Recording;
  /** Whether an answer is no longer the recorded one. */
  readonly isChanged: boolean;
  /** What is played, in order. */
  readonly inputs: readonly RecordedEvent[];
  /** What has been played. */
  readonly steps: readonly PlayedStep[];
  /** Requests that wait and that the recording has no answer for. */
  readonly unanswered: readonly NotedRequest[];
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly build: string;
  /** Why it cannot go on. */
  readonly failure: string | null;
}

export interface Player {
  state(): PlayerState;
  step(): void;
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  /** Plays as many steps as `count`, from the start where more have been. */
  goTo(count: number): void;
  /** Plays another build as far as this one has been. */
  setBuild(build: string): void;
  /** Gives a request another answer, and plays as far as before. */
  change(request: number, answer: GivenAnswer): void;
  /** Answers a request that waits after the last step that was played, as the next step. */
  answer(request: NotedRequest, answer: GivenAnswer): void;
  close(): void;
}

/** Plays a recording in a place of the page. */
export function createPlayer(place: Element, opened: Recording, onChange: () => void): Player {
  const playback = createPlayback(place, onChange);
  let recording = opened;
  let build = "/dist/";
  let isPlaying = false;
  let speed: Speed = 1;
  let failure: string | null = null;

  const inputs = () => recording.events.filter(isInput);
  const count = () => playback.steps().length;
  const command = createCommands((reason, isLast) => {
    failure = reason;
    if (isLast) isPlaying = false;
    onChange();
  });
  /** The latest replay from the start, of which a part may have been played. */
  let replaying: { readonly steps: number } | null = null;
  const position = () => replaying?.steps ?? count();
  const replayTo = (steps: number) => {
    const own = { steps };
    replaying = own;
    command(async (isLast) => {
      try {
        await playback.restart(recording, build);
        await playback.stepTo(steps, isLast);
      } finally {
        if (replaying === own) replaying = null;
      }
    });
  };

  replayTo(0);
  return {
    state: () => ({
      ...{ recording, isChanged: recording !== opened, inputs: inputs(), steps: playback.steps(), unanswered: playback.unanswered() },
      ...{ isPlaying, speed, build, failure },
    }),
    step: () => command((isLast) => playback.stepTo(count() + 1, isLast)),
    play() {
      command(async (isLast) => {
        while (isLast() && count() < inputs().length) {
          await playback.passTime(speed, isLast);
          await playback.stepTo(count() + 1, isLast);
        }
      });
      isPlaying = true;
      onChange();
    },
    pause: () => command(async () => undefined),
    setSpeed(chosen) {
      speed = chosen;
      onChange();
    },
    goTo(steps) {
      if (steps < count()) replayTo(steps);
      else command((isLast) => playback.stepTo(steps, isLast));
    },
    setBuild(folder) {
      build = folder;
      replayTo(position());
    },
    change(request, answer) {
      recording = withAnswer(recording, request, answer);
      replayTo(position());
    },
    answer(request, answer) {
      const last = playback.steps().at(-1);
      if (!last || !playback.unanswered().includes(request)) return;
      recording = withAddedAnswer(recording, last.event, request, answer);
      replayTo(count() + 1);
    },
    close: () => command(async () => playback.close()),
  };
}
