import { basename, dirname, relative } from "node:path";

const slashed = (path: string): string => path.replaceAll("\\", "/");

/** A Playwright test, beside the recording, that fails as long as the fault shows. */
export function testOf(file: string, fault: string, scripts: string): string {
  const path = slashed(relative(dirname(file), scripts));
  const from = path.startsWith(".") ? path : `./${path}`;
  return `import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readRecording } from "${from}/../src/recorder/recording.js";
import { faultsOf } from "${from}/../demo/replay/faults.js";
import { play } from "${from}/replay/play.js";

test(${JSON.stringify(`does not show "${fault}"`)}, async ({ browser }) => {
  const recording = readRecording(readFileSync(new URL(${JSON.stringify(basename(file))}, import.meta.url), "utf8"));
  const played = await play(browser, recording);
  expect(faultsOf(played.recording)).not.toContain(${JSON.stringify(fault)});
});
`;
}
