import type { GivenSettings } from "../domain/settings-resolution.js";
import { createValues, explain } from "../element/values.js";
import type { Fault } from "../element/values.js";
import type { AttributeTable } from "../element/types.js";
import type { InitSettings, MountOptions } from "./mount.js";

/** Init settings as the tags read them. */
export interface StartValues {
  /** What the tags are given: each value is well-formed. */
  readonly given: GivenSettings & Pick<InitSettings, "store" | "theme">;
  /** Which tags, and where; nothing of it is a setting of theirs. */
  readonly appType: string;
  readonly appElementID: string;
  readonly mountOptions: MountOptions;
}

/**
 * Reads init settings by the table of the tags' attributes. A malformed value is told of in the console and does no harm;
 * a text of blanks says as little as an empty one. Never throws.
 */
export async function readInit(init: unknown, table: AttributeTable): Promise<StartValues> {
  if (!isRecord(init)) warn(`takes settings such as { appType: "se rp", engineId: 1 } and was given ${String(init)}: it starts with none.`);
  const { options, appType, appElementID, ...settings } = isRecord(init) ? init : {};
  const { resultsAreaId, headerSelector, pageSize, ...searchOptions } = isRecord(options) ? options : {};
  const faults: Fault[] = [];
  const values = createValues(table, (fault) => faults.push(fault));
  for (const [name, value] of Object.entries(settings)) values.setProperty(name, typeof value === "string" ? value.trim() : value);
  if (!isRecord(options)) values.setProperty("options", options);
  else if (Object.keys(searchOptions).length > 0) values.setProperty("options", searchOptions);
  void tell(faults);
  // The values tell of changes a microtask later.
  await Promise.resolve();
  return {
    given: values.snapshot().given,
    appType: textOf(appType) ?? "",
    appElementID: textOf(appElementID) ?? "app",
    mountOptions: { resultsAreaId: textOf(resultsAreaId), headerSelector: textOf(headerSelector), pageSize: sizeOf(pageSize) },
  };
}

async function tell(faults: readonly Fault[]): Promise<void> {
  for (const message of await Promise.all(faults.map(explain))) warn(message);
}

function warn(message: string): void {
  console.warn(`ski-elements: startApp ${message}`);
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}

/** The results say what is wrong with any other size. */
function sizeOf(value: unknown): number | undefined {
  return value === undefined || value === null ? undefined : Number(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
