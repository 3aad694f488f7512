import type { AttributeTable } from "../element/types/attributes.js";
import { resolveSettings } from "../domain/settings-resolution.js";
import type { GivenEnvironment } from "../domain/given-settings.js";
import type { SharedSearch } from "../store/shared-search.js";
import { sharedSearch } from "../store/registry.js";
import { createDataLayer } from "../tracking/create-data-layer.js";
import type { InitSettings, StartValues } from "./init-settings.js";
import { mount, mountElement } from "./mount.js";
import { providePageSearch } from "./page-search.js";
import { sharedSettings } from "./settings.js";
import { readInit } from "./start-values.js";

/**
 * Mounts the tags that `appType` names, once their search has its settings. Each value is read as the tags read theirs, by
 * their table. Without an element to mount into it logs and mounts nothing; when the settings cannot be resolved
 * (`engineId is mandatory`), it logs, mounts nothing and rejects.
 */
export async function startApp(init: InitSettings = {}, table: AttributeTable): Promise<void> {
  return logged(async () => start(readInit(init, table), null));
}

/** Like `startApp` with a given environment: no environment call is made. */
export async function startAppWithEnvironment(
  init: InitSettings = {},
  environment: GivenEnvironment,
  table: AttributeTable,
): Promise<void> {
  return logged(async () => {
    const values = readInit(init, table);
    const { engineId, locale, currency, site, tagManagerId } = resolveSettings(values.given, textsOf(environment), window.location);
    await start({ ...values, given: { ...values.given, engineId, locale, currency, menuDomain: site } }, tagManagerId);
  });
}

/** The environment given by a page, as strings. */
function textsOf(environment: unknown): GivenEnvironment {
  return Object.fromEntries(Object.entries(Object(environment)).map(([name, value]) => [name, String(value ?? "")]));
}

async function start(values: StartValues, tagManagerId: string | null): Promise<void> {
  const place = mountElement(values);
  if (!place) return;
  providePageSearch();
  const search = sharedSearch(values.given.store ?? "default");
  // Joins in place of the tags, which join with the same settings as soon as they are defined, and request what they show.
  const starter = {};
  const settled = searchSettled(search);
  search.join(starter, sharedSettings(values.given), { finds: false });
  try {
    await settled;
    await search.settled();
    if (tagManagerId ?? search.snapshot().settings.tagManagerId) createDataLayer();
    mount(place, values);
  } finally {
    search.leave(starter);
  }
}

async function logged(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error("ski-elements: the app could not start, and nothing was mounted.", error);
    throw error;
  }
}

function searchSettled(search: SharedSearch): Promise<void> {
  return new Promise((resolve, reject) => {
    const stops = [search.subscribe(settle), search.listen("error", refuse)];
    const stop = () => stops.forEach((one) => one());
    function settle() {
      if (search.snapshot().status !== "ready") return;
      stop();
      resolve();
    }
    function refuse({ code, message }: { code: string; message: string }) {
      if (code !== "settings") return;
      stop();
      reject(new Error(message));
    }
    settle();
  });
}
