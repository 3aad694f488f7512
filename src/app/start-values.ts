import { isRecord } from "../domain/is-record.js";
import type { AttributeTable, Fault } from "../element/types/attributes.js";
import { createValues } from "../element/values.js";
import { warningText } from "../element/warning.js";
import type { StartValues } from "./init-settings.js";

/**
 * Reads init settings by the table of the tags' attributes. A malformed value is left out, with a warning in the console;
 * a text of blanks counts as empty. Never throws.
 */
export function readInit(init: unknown, table: AttributeTable): StartValues {
  if (!isRecord(init)) warn(`takes settings such as { appType: "se rp", engineId: 1 } and was given ${String(init)}: it starts with none.`);
  const { options, appType, appElementID, ...settings } = isRecord(init) ? init : {};
  const { resultsAreaId, headerSelector, pageSize, ...searchOptions } = isRecord(options) ? options : {};
  const faults: Fault[] = [];
  const values = createValues(table, (fault) => faults.push(fault));
  for (const [name, value] of Object.entries(settings)) values.setProperty(name, typeof value === "string" ? value.trim() : value);
  if (!isRecord(options)) values.setProperty("options", options);
  else if (Object.keys(searchOptions).length > 0) values.setProperty("options", searchOptions);
  void warnOf(faults);
  return {
    given: values.snapshot().given,
    appType: textOf(appType) ?? "",
    appElementID: textOf(appElementID) ?? "app",
    mountOptions: { resultsAreaId: textOf(resultsAreaId), headerSelector: textOf(headerSelector), pageSize: sizeOf(pageSize) },
  };
}

async function warnOf(faults: readonly Fault[]): Promise<void> {
  for (const message of await Promise.all(faults.map(warningText))) warn(message);
}

function warn(message: string): void {
  console.warn(`ski-elements: startApp ${message}`);
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}

/** The results warn of any other size. */
function sizeOf(value: unknown): number | undefined {
  return value === undefined || value === null ? undefined : Number(value);
}
