import { expect } from "@open-wc/testing";
import { settings } from "./settings.js";
import { startApp } from "../src/app/start.js";

/** On this page no search has started yet, and no tag is defined. */
describe("an app whose settings cannot be resolved", () => {
  const { error } = console;
  const { fetch } = window;
  const logged: unknown[][] = [];
  const requested: string[] = [];
  let environment: () => Response;

  before(() => {
    document.body.insertAdjacentHTML("beforeend", '<div class="test-place" id="app"></div><div class="header-top-bar test-place"></div>');
    console.error = (...values: unknown[]) => void logged.push(values);
    window.fetch = async (input) => {
      const { pathname } = new URL(String(input), window.location.href);
      if (pathname !== "/settings.txt") return new Response("{}");
      requested.push(pathname);
      return environment();
    };
  });
  after(() => {
    console.error = error;
    window.fetch = fetch;
    for (const place of document.querySelectorAll(".test-place")) place.remove();
  });

  const start = (init = {}) => startApp({ ...init, appType: "rp", options: { environmentPath: "/settings.txt" } }, settings);
  const messageOf = (task: Promise<void>) =>
    task.then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.message : reason),
    );

  it("ENV-15 treats every failure of the environment alike", async () => {
    environment = () => new Response("", { status: 500 });
    expect(await messageOf(start())).to.equal("HTTP error! Status: 500");
    environment = () => new Response("", { status: 404 });
    expect(await messageOf(start())).to.equal("HTTP error! Status: 404");
    expect(document.querySelector("#app")?.children).to.have.length(0);
  });

  it("ERR-18 rejects, logs why, mounts nothing and touches nothing of the page", async () => {
    environment = () => new Response("CURRENCY=EUR\nMENU_DOMAIN=www.seller.test\nLOCALE=fr_FR\nGTMID='GTM-1'");
    logged.length = 0;
    expect(await messageOf(start())).to.equal("engineId is mandatory");
    expect("dataLayer" in window).to.equal(false);
    expect(logged.map((values) => String(values[1]))).to.deep.equal(["Error: engineId is mandatory"]);
    expect(document.querySelector("#app")?.children).to.have.length(0);
    expect(document.querySelector<HTMLElement>(".header-top-bar")?.style.position).to.equal("");
  });

  it("ENV-09 ENV-14 BOOT-15 starts once what was missing is given, with the rest from the path in the options", async () => {
    await start({ engineId: 9 });
    expect(document.querySelector("#app")?.children).to.have.length(1);
    expect(window.dataLayer).to.deep.equal([]);
    expect(requested).to.deep.equal(["/settings.txt", "/settings.txt", "/settings.txt"]);
    delete window.dataLayer;
  });
});
