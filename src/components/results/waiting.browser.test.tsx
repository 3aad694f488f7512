import { expect, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { holdTimers } from "../../../test/fixtures/hold-timers.js";
import { resultsPage, type ResultsPage } from "../../../test/fixtures/results-page.js";
import { product } from "../../../test/fixtures/results-products.js";
import { slowListNotice } from "../../domain/defaults.js";

const slowText = "Nous cherchons toujours";

describe("a list that is loading", () => {
  let page: ResultsPage;
  beforeEach(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => page.remove());

  it("shows and announces after ten seconds that it takes longer than usual, and moves nothing", async () => {
    const timers = holdTimers();
    page = await resultsPage();
    await page.products({ status: "loading" });
    timers.release();
    const [skeleton] = page.all("skeleton");
    const top = skeleton?.getBoundingClientRect().top;
    const announced = () => page.root.querySelector('[role="status"]')?.textContent ?? "";
    expect(page.all("slow")).to.have.length(0);
    expect(announced()).not.to.contain(slowText);
    timers.pass(slowListNotice);
    await waitUntil(() => page.all("slow").length === 1, "it says so");
    expect(page.one("slow").textContent).to.contain(slowText);
    expect(announced()).to.contain(slowText);
    expect(page.all("skeleton")[0]?.getBoundingClientRect().top).to.equal(top);
    await page.list([product(1)]);
    expect(page.all("slow")).to.have.length(0);
    expect(announced()).not.to.contain(slowText);
  });

  describe("without a connection", () => {
    let online = true;
    const native = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
    const connect = (connected: boolean) => {
      online = connected;
      dispatchEvent(new Event(connected ? "online" : "offline"));
    };
    before(() => Object.defineProperty(navigator, "onLine", { configurable: true, get: () => online }));
    after(() => {
      Reflect.deleteProperty(navigator, "onLine");
      expect(Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine")).to.deep.equal(native);
    });
    beforeEach(() => connect(true));

    it("ERR-10 names the connection as the cause, and is requested again once there is one", async () => {
      page = await resultsPage();
      await page.products({ status: "failed" });
      expect(page.one("failed").textContent).to.contain("de notre côté");
      connect(false);
      await waitUntil(() => page.all("offline").length === 1, "it names the connection");
      expect(page.one("failed").textContent).to.contain("hors connexion").and.not.to.contain("de notre côté");
      expect(page.one("live").textContent, "it is announced").to.contain("hors connexion").and.not.to.contain("de notre côté");
      page.one("retry").click();
      expect(page.search.callsOf("results.retry")).to.have.length(1);
      connect(true);
      await waitUntil(() => page.search.callsOf("results.retry").length === 2, "it is requested again");
      expect(page.all("offline")).to.have.length(0);
    });

    it("is not requested by a removed element", async () => {
      page = await resultsPage();
      connect(false);
      await page.products({ status: "failed" });
      await page.list([product(1)]);
      connect(true);
      expect(page.search.callsOf("results.retry")).to.have.length(0);
    });
  });
});
