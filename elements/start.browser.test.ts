import { expect, waitUntil } from "@open-wc/testing";
import { settings } from "./settings.js";
import type { GivenEnvironment } from "../src/domain/given-settings.js";
import { installGlobal } from "../src/app/global.js";
import type { InitSettings } from "../src/app/init-settings.js";
import * as starts from "../src/app/start.js";
import { definitionWait } from "../src/domain/defaults.js";
import { holdTimers } from "../test/fixtures/hold-timers.js";

const startApp = (init?: InitSettings) => starts.startApp(init, settings);
const startAppWithEnvironment = (init: InitSettings, given: GivenEnvironment) => starts.startAppWithEnvironment(init, given, settings);

/** Waits until the texts for the console have loaded and one is logged. */
async function consoleWordsLoaded(): Promise<void> {
  await import("../src/platform/console-words.js");
  await new Promise((done) => setTimeout(done));
}

const environment = { ENGINE_ID: "7", CURRENCY: "EUR", MENU_DOMAIN: "www.seller.test", LOCALE: "fr_FR" };
const four = { engineId: 7, currency: "EUR", menuDomain: "www.seller.test", locale: "fr-FR" };

/** Tags stay undefined here: only what is mounted counts, and with which properties. */
function page(...ids: string[]): HTMLElement {
  const place = document.createElement("div");
  place.className = "test-place";
  place.innerHTML = ids.map((id) => `<div id="${id}"></div>`).join("");
  document.body.append(place);
  return place;
}

const tagsIn = (id: string) => [...(document.getElementById(id)?.children ?? [])].map(({ localName }) => localName);

function settingOf(tag: string, name: string): unknown {
  const element = document.querySelector(tag);
  return element ? Reflect.get(element, name) : undefined;
}

describe("starting the app from a page's script", () => {
  const logged: unknown[][] = [];
  const { error, warn } = console;
  const { fetch } = window;
  const requested: string[] = [];
  beforeEach(() => {
    logged.length = 0;
    requested.length = 0;
    console.error = (...values: unknown[]) => void logged.push(values);
    // All tests of this page start the one search of the page, with settings of their own.
    console.warn = () => undefined;
    window.fetch = async (input) => {
      requested.push(String(input));
      return new Response("{}");
    };
  });
  afterEach(() => {
    Object.assign(console, { error, warn });
    window.fetch = fetch;
    delete window.dataLayer;
    for (const place of document.querySelectorAll(".test-place")) place.remove();
  });

  it("BOOT-01 BOOT-05 is offered on window, once, and another copy's is left alone", () => {
    installGlobal(settings);
    const first = window.skiElements;
    installGlobal(settings);
    expect(window.skiElements).to.equal(first);
    expect(first).to.have.all.keys(
      "version",
      "startApp",
      "startAppWithEnvironment",
      "startAbTests",
      "getSearch",
      "setConsent",
      "diagnose",
      "record",
      "tools",
    );
    expect(Object.keys(first ?? {}).filter((name) => name.startsWith("start"))).to.have.length(3);
  });

  it("BOOT-05 throws nothing if the page has taken the name on window, and warns once", async () => {
    const library = window.skiElements;
    const warnings: string[] = [];
    console.warn = (text: string) => void warnings.push(text);
    const taken = async (descriptor: PropertyDescriptor) => {
      Object.defineProperty(window, "skiElements", { configurable: true, ...descriptor });
      installGlobal(settings);
      installGlobal(settings);
      await consoleWordsLoaded();
      return Object.getOwnPropertyDescriptor(window, "skiElements");
    };
    const refuse = () => {
      throw new Error("no access");
    };
    try {
      const own = { title: "Ski" };
      expect(await taken({ value: own, writable: false })).to.include({ value: own });
      expect(await taken({ get: () => own })).to.have.property("set", undefined);
      expect(await taken({ get: refuse })).to.include({ get: refuse });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain("window.skiElements");
      expect((await taken({ value: undefined, writable: false }))?.value).to.have.property("startApp");
      Reflect.deleteProperty(window, "skiElements");
      page("skiElements");
      installGlobal(settings);
      expect(window.skiElements, "an element of that id").to.have.property("startApp");
    } finally {
      Object.defineProperty(window, "skiElements", { configurable: true, writable: true, enumerable: true, value: library });
    }
  });

  it("EXP-COOKIE-15 starts A/B tests without ever rejecting, whatever it is given", async () => {
    window.skiElements?.setConsent({ experiments: true });
    await window.skiElements?.startAbTests(JSON.parse("null"));
    await window.skiElements?.startAbTests(JSON.parse('{"experimentId":"seven"}'));
    expect(logged.map(([text]) => String(text).slice(0, 39))).to.deep.equal([
      "ski-elements: the A/B tests could not s",
      "ski-elements: the A/B tests could not s",
    ]);
    window.skiElements?.setConsent({});
  });

  it("BOOT-02 BOOT-06..07 BOOT-22 mounts into the element with the given id, otherwise into app", async () => {
    page("app", "other");
    await startApp({ ...four, appElementID: "other" });
    expect(tagsIn("other")).to.deep.equal(["ski-searchbar", "ski-results"]);
    await startApp(four);
    expect(tagsIn("app")).to.deep.equal(["ski-searchbar", "ski-results"]);
  });

  it("leaves the search to the tags: a later start may give other settings", async () => {
    page("app");
    await startApp(four);
    await startApp({ ...four, engineId: 9 });
    expect(window.skiElements?.getSearch().snapshot().engineId).to.equal(9);
  });

  const kinds = [
    ["se", ["ski-searchbar"]],
    ["rp", ["ski-results"]],
    ["se rp", ["ski-searchbar", "ski-results"]],
    ["", ["ski-searchbar", "ski-results"]],
    ["page", ["ski-searchbar", "ski-results"]],
  ] as const;
  for (const [appType, tags] of kinds) {
    it(`BOOT-47..50 mounts ${tags.join(" and ")} for the app type "${appType}"`, async () => {
      page("app");
      await startApp({ ...four, appType });
      expect(tagsIn("app")).to.deep.equal(tags);
    });
  }

  it("BOOT-49..50 warns of a mounted tag that no script has defined after a while, and names what to load", async () => {
    const warnings: string[] = [];
    console.warn = (text: string) => void warnings.push(text);
    page("app");
    const timers = holdTimers();
    try {
      await startApp({ ...four, appType: "se rp" });
      document.querySelector("#app ski-searchbar")?.remove();
      expect(
        warnings.filter((text) => text.includes("<ski-")),
        "it may still be loading",
      ).to.deep.equal([]);
      timers.pass(definitionWait);
    } finally {
      timers.release();
    }
    const named = () => warnings.filter((text) => text.includes("<ski-"));
    await waitUntil(() => named().length > 0, "there is no warning");
    expect(named()).to.have.length(1);
    expect(named()[0]).to.contain("<ski-results>").and.to.contain("elements/ski-results.js").and.to.contain("appType");
  });

  it("BOOT-08 logs a missing mount element and mounts nothing", async () => {
    page("other");
    await startApp(four);
    expect(document.querySelector("ski-searchbar, ski-results")).to.equal(null);
    expect(String(logged[0]?.[0])).to.match(/^ski-elements: .*"app"/);
  });

  it("BOOT-09..10 mounts a place page into the results area, whose id can be set", async () => {
    page("app", "results-app", "mine");
    await startApp({ ...four, onPage: "silo" });
    expect(tagsIn("results-app")).to.have.length(2);
    await startApp({ ...four, onPage: "silo", appElementID: "app", options: { resultsAreaId: "mine" } });
    expect(tagsIn("mine")).to.have.length(2);
    expect(tagsIn("app")).to.have.length(0);
    await startApp({ ...four, onPage: "silo", flight: true });
    expect(tagsIn("app"), "the flight page is no place page").to.have.length(2);
  });

  it("BOOT-11 BOOT-13 makes the header static on a results page only, by a selector that can be set", async () => {
    const place = page("app");
    place.insertAdjacentHTML("beforeend", '<header class="header-top-bar"></header><header class="mine"></header>');
    const [header, mine] = place.querySelectorAll("header");
    await startApp({ ...four, appType: "se" });
    expect(header?.style.position).to.equal("");
    await startApp({ ...four, appType: "rp", options: { headerSelector: ".mine" } });
    expect([header?.style.position, mine?.style.position]).to.deep.equal(["", "static"]);
    await startApp({ ...four, appType: "rp" });
    expect(header?.style.position).to.equal("static");
    await startApp({ ...four, appType: "rp", options: { headerSelector: ".absent" } });
    expect(logged).to.deep.equal([]);
  });

  it("BOOT-12 only logs a header that cannot be edited", async () => {
    page("app");
    await startApp({ ...four, appType: "rp", options: { headerSelector: "<<" } });
    expect(tagsIn("app")).to.deep.equal(["ski-results"]);
    expect(logged).to.have.length(1);
  });

  it("BOOT-14..21 sets the init settings as properties of the tags", async () => {
    page("app");
    const specialPageData = { placeId: 12 };
    const topStations = [{ id: 9, label: "Mine", placeType: "station", domainName: "D", regionName: "R", countryName: "C" }] as const;
    const init = { ...four, engineId: 4, locale: "nl-NL", seTitle: "Ski", flight: true, onPage: "club", appType: "se" } as const;
    await startApp({ ...init, specialPageData, topStations });
    for (const [name, value] of Object.entries({
      engineId: 4,
      locale: "nl-NL",
      seTitle: "Ski",
      flight: true,
      onPage: "club",
      appType: "se",
    })) {
      expect(settingOf("ski-searchbar", name), name).to.equal(value);
    }
    expect(settingOf("ski-searchbar", "specialPageData")).to.equal(specialPageData);
    expect(settingOf("ski-searchbar", "topStations")).to.equal(topStations);
  });

  it("BOOT-03 takes the environment from the caller, and makes no environment call", async () => {
    page("app");
    await startAppWithEnvironment({ engineId: 9 }, environment);
    expect(requested.filter((url) => url.includes("config/env"))).to.deep.equal([]);
    expect(settingOf("ski-searchbar", "engineId")).to.equal(9);
    expect(settingOf("ski-searchbar", "currency")).to.equal("EUR");
    expect(settingOf("ski-searchbar", "menuDomain")).to.equal("www.seller.test");
    expect(settingOf("ski-searchbar", "locale")).to.equal("fr-FR");
  });

  it("TRACK-08 ENV-06 makes a data layer only for an environment with a tag manager, and loads no script for it", async () => {
    page("app");
    await startAppWithEnvironment({}, environment);
    expect("dataLayer" in window).to.equal(false);
    const scripts = document.scripts.length;
    await startAppWithEnvironment({}, { ...environment, GTMID: "GTM-1" });
    expect(window.dataLayer).to.deep.equal([]);
    expect(document.scripts.length).to.equal(scripts);
    const layer = [{ event: "page" }];
    window.dataLayer = layer;
    await startAppWithEnvironment({}, { ...environment, GTMID: "GTM-1" });
    expect(window.dataLayer).to.equal(layer);
  });

  it("sets the options of the search on every tag, and the page size on the results", async () => {
    page("app");
    await startApp({ ...four, options: { productPath: "/lodging", pageSize: 10, resultsAreaId: "mine" } });
    expect(settingOf("ski-searchbar", "options")).to.deep.equal({ productPath: "/lodging" });
    expect(settingOf("ski-results", "options")).to.deep.equal({ productPath: "/lodging" });
    expect([settingOf("ski-searchbar", "pageSize"), settingOf("ski-results", "pageSize")]).to.deep.equal([undefined, 10]);
  });

  it("ENV-02..05 ERR-18 BOOT-05 rejects with the error of the first missing setting, logs it, and mounts nothing", async () => {
    page("app");
    const messages: unknown[] = [];
    for (const key of ["ENGINE_ID", "CURRENCY", "MENU_DOMAIN", "LOCALE"]) {
      const failure: unknown = await startAppWithEnvironment({}, { ...environment, [key]: "" }).catch((reason: unknown) => reason);
      messages.push(failure instanceof Error && failure.message);
      expect(logged.at(-1)?.[1]).to.equal(failure);
    }
    expect(messages).to.deep.equal(["engineId is mandatory", "currency is mandatory", "menuDomain is mandatory", "locale is mandatory"]);
    expect(tagsIn("app")).to.deep.equal([]);
  });
});
