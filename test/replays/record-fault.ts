import { cp, mkdtemp } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Faults } from "../../demo/engine/service/faults.js";
import type { Recording } from "../../src/recorder/recording.js";
import { readRecording } from "../../src/recorder/recording.js";
import { quiet, reported } from "../drivers/recorded-page.js";
import type { PlantedFault } from "./planted.js";

interface Planting {
  readonly origin: string;
  readonly faults: Faults;
}

const nameOf = ({ code, call, status }: { readonly code: string; readonly call?: string; readonly status?: number }) =>
  ["ski-error", code, call, status].filter((part) => part !== undefined).join(" ");

/** The errors that the page was notified of, as `faultsOf` names them. */
async function errorsIn(page: Page): Promise<string[]> {
  const details = await page.evaluate(() => Reflect.get(window, "seenErrors") as { code: string; call?: string; status?: number }[]);
  return details.map(nameOf);
}

/** Plants a fault into a page of the demo, and records it until it has shown. */
export async function recordFault(page: Page, { origin, faults }: Planting, planted: PlantedFault): Promise<Recording> {
  const { path = "/en/se-results", hash = "", engine = {}, lost, clock, act } = planted;
  faults.set(engine);
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seenErrors: seen });
    document.addEventListener("ski-error", ({ detail }) => void seen.push(detail));
  });
  if (clock) await page.clock.install({ time: clock });
  if (lost) await page.route(`**/chunks/${lost}-*.js`, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${origin}${path}?ski-record#${hash}`);
  await expect(page.locator("ski-results")).toHaveJSProperty("state", "ready");
  await quiet(page);
  await act?.(page);
  if (planted.fault !== null) await expect.poll(() => errorsIn(page)).toContain(planted.fault);
  await quiet(page);
  return readRecording(await reported(page));
}

const isNamed = (file: string, name: string) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(basename(file));

/** The build to replay a fault by: without the files that were lost. */
export async function buildOf({ lost }: PlantedFault, folder: string): Promise<string> {
  if (lost === undefined) return "dist";
  const build = await mkdtemp(join(folder, "build-"));
  for (const part of ["ski-elements.js", "ski-elements.css", "elements", "chunks"])
    await cp(join("dist", part), join(build, part), { recursive: true, filter: (file) => !file.endsWith(".map") && !isNamed(file, lost) });
  return build;
}
