import { resolveSettings } from "../domain/settings-resolution.js";
import type { GivenEnvironment } from "../domain/settings-resolution.js";
import type { SearchOwner } from "../store/owner.js";
import { sharedSearch } from "../store/registry.js";
import { createDataLayer } from "../tracking/data-layer.js";
import { mount, mountElement, searchSettingsOf } from "./mount.js";
import type { InitSettings } from "./mount.js";

/**
 * Mounts the tags that `appType` names, once their search has its settings. Without an element to mount into it logs and
 * mounts nothing; when the settings cannot be had (`engineId is mandatory`), it logs, mounts nothing and rejects.
 */
export async function startApp(init: InitSettings = {}): Promise<void> {
  return logged(() => start(init, null));
}

/** As `startApp`, with the environment in hand: no environment call is made. */
export async function startAppWithEnvironment(init: InitSettings, environment: GivenEnvironment): Promise<void> {
  return logged(() => {
    const { origin, host } = window.location;
    const { engineId, locale, currency, site, tagManagerId } = resolveSettings(searchSettingsOf(init), environment, { origin, host });
    return start({ ...init, engineId, locale, currency, menuDomain: site }, tagManagerId);
  });
}

async function start(init: InitSettings, tagManagerId: string | null): Promise<void> {
  const place = mountElement(init);
  if (!place) return;
  const search = sharedSearch("default");
  // Stands in for the tags, which join with the same settings as soon as they are defined.
  const starter = {};
  const settled = searchSettled(search);
  search.join(starter, searchSettingsOf(init), { resultsPage: false });
  try {
    await settled;
    if (tagManagerId ?? search.snapshot().settings.tagManagerId) createDataLayer();
    mount(place, init);
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

function searchSettled(search: SearchOwner): Promise<void> {
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
