import { sharedPage } from "../platform/shared-page.js";
import { bodiesByPath } from "./bodies-by-path.js";
import { followExchanges } from "./exchanges.js";
import { createLog } from "./log.js";
import { followPage } from "./page-changes.js";
import type { RecordedEvent, Recording } from "./recording.js";
import { followAnnouncements, followEvents, followFaults } from "./signs.js";
import { isSearch, startOf } from "./start.js";
import { followTags } from "./tags.js";
import { withoutTyped } from "./typed.js";
import { followUses } from "./uses.js";

/** A recording that is running. */
export interface Recorder {
  /** Ends it. The file is JSON. */
  stop(): Promise<Blob>;
}

interface RunningRecording extends Recorder {
  /** What has happened so far, as it happened: what is personal is replaced at the end. */
  readonly events: readonly RecordedEvent[];
}

let isRunning = false;

/**
 * Records what happens to the tags of the page: what is used, what is requested and answered, and what the page is told. Nothing
 * leaves the page. Throws while another recording is running.
 */
export function record(): Recorder {
  const { stop } = startRecording();
  return { stop };
}

export function startRecording(): RunningRecording {
  if (isRunning) throw new Error("ski-elements: a recording is running already. Stop it before another begins.");
  isRunning = true;
  const log = createLog({ now: () => Date.now(), passed: () => performance.now() });
  const start = startOf();
  const stops: (() => void)[] = [followExchanges(log)];
  const tags = followTags(log, (tag, number) => followTag(tag, number));
  stops.push(tags.stop, followUses(log, tags), followPage(log), followEvents(log, tags), followFaults(log));
  const searches = new Set<object>();

  function followSearches(): void {
    for (const search of [...sharedPage().searches.values()].filter(isSearch)) {
      if (searches.has(search)) continue;
      searches.add(search);
      stops.push(search.listen("consent", () => log.add({ type: "consent", given: [...(sharedPage().consent ?? [])] })));
    }
  }
  /** A tag has its shadow root once it is defined, and its search once it has joined. */
  function followTag(tag: Element, number: number): void {
    const follow = () => {
      stops.push(followAnnouncements(log, tag, number));
      followSearches();
    };
    if (tag.shadowRoot) follow();
    else tag.addEventListener("ski-ready", follow, { once: true });
  }

  return {
    events: log.events,
    async stop() {
      isRunning = false;
      stops.forEach((stop) => stop());
      const recording: Recording = {
        format: "ski-elements recording",
        version: 1,
        ...start,
        startedAt: new Date(log.startedAt).toISOString(),
        events: withoutTyped(log.events, log.bodies),
        bodies: bodiesByPath(log.events, log.bodies),
      };
      return new Blob([JSON.stringify(recording)], { type: "application/json" });
    },
  };
}
