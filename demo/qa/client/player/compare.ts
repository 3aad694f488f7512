import type { Recording } from "../../../../src/recorder/recording.js";
import { differences, type Difference } from "../../../replay/differences.js";
import { openReplay } from "./open-replay.js";
import { afterLast } from "./playback.js";

/** The first difference of each kind between two builds on one recording. */
export interface Comparison {
  readonly builds: readonly [one: string, other: string];
  readonly differences: readonly (Difference | ShownDifference)[];
}

/** The first line of what the tags show at the end that differs. */
interface ShownDifference extends Omit<Difference, "kind"> {
  readonly kind: "shown";
}

async function playToEnd(place: Element, recording: Recording, build: string) {
  const { frame, replay, close } = await openReplay(place, recording, build);
  while (await replay.next());
  await frame.advance(afterLast);
  await frame.settled();
  const shown = frame.shown();
  const played = await frame.finish();
  close();
  return { shown: shown.split("\n"), played };
}

function shownDifference(one: readonly string[], other: readonly string[]): ShownDifference[] {
  const index = Array.from({ length: Math.max(one.length, other.length) }, (_, line) => line).find((line) => one[line] !== other[line]);
  return index === undefined ? [] : [{ kind: "shown", index, one: one[index] ?? null, other: other[index] ?? null }];
}

/** Plays a recording by two builds, one after the other, in a place of the page. */
export async function compareBuilds(place: Element, recording: Recording, builds: Comparison["builds"]): Promise<Comparison> {
  const one = await playToEnd(place, recording, builds[0]);
  const other = await playToEnd(place, recording, builds[1]);
  return { builds, differences: [...shownDifference(one.shown, other.shown), ...differences(one.played, other.played)] };
}
