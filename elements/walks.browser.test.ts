import { expect } from "@open-wc/testing";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { muteConsole } from "../test/fixtures/console.js";
import { walk } from "../test/fixtures/walk.js";
import "./ski-results.js";
import "./ski-searchbar.js";
import { clear, complete, freshStore, next, put } from "./testing/element.driver.js";

/** A number that a text gives, the same each time. */
const numberOf = (text: string) => new TextEncoder().encode(text).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7);

const offer = (id: number, codePackage: string) => ({
  id,
  codePackage,
  packageId: id,
  name: "Studio 4 personnes",
  price: 640,
  isWiyp: true,
  startDate: "2027-02-06",
  endDate: "2027-02-13",
});

const product = (id: number) => ({
  id,
  liheId: 900 + id,
  name: `Résidence ${id}`,
  stationName: "Val Thorens",
  packCode: "PF",
  prestations: [offer(10 * id, "PF"), offer(10 * id + 1, "PFP")],
});

/** A seller whose lists are short or long, and fail now and then, by what is asked. */
function answerOf(path: string, asked: string): unknown {
  const chance = numberOf(asked);
  if (path.startsWith("/wiyp/price")) return chance % 4 === 0 ? 500 : { wiypPrices: [], iresaPrices: [], fees: [] };
  if (path === "/se/search/find")
    return {
      packages: [
        { id: "PF", count: 3 },
        { id: "PFP", count: 2 },
      ],
    };
  if (path === "/se/search/count")
    return chance % 9 === 0 ? 500 : { criteria: [], lodgingType: [], packages: [], price: { min: 200, max: 2000 } };
  if (path !== "/se/search/product") return null;
  if (chance % 11 === 0) return 500;
  const total = chance % 5 === 0 ? 0 : 1 + (chance % 9);
  const products = Array.from({ length: total }, (_, index) => product(index + 1));
  return { products, pageCount: total ? 3 : 0, pageIndex: 0, pageSize: 20, totalProducts: total ? 45 : 0 };
}

describe("a random walk over the bar and the results", () => {
  const { fetch } = window;
  let output: ReturnType<typeof muteConsole>;
  beforeEach(async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    output = muteConsole();
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
      const answer = answerOf(url.pathname, `${url.search}${String(init?.body ?? "")}`);
      if (answer === null) return fetch(input, init);
      await new Promise((resolve) => setTimeout(resolve, numberOf(url.href) % 60));
      return typeof answer === "number" ? new Response("", { status: answer }) : Response.json(answer);
    };
  });
  afterEach(async () => {
    clear();
    window.fetch = fetch;
    output.restore();
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  for (const [seed, width, height] of [
    [21, 1366, 768],
    [22, 1366, 768],
    [9, 390, 844],
    [24, 1920, 1080],
    [25, 390, 844],
    [26, 1280, 900],
  ] as const)
    it(`${seed} keeps address, chips, cards and focus in ${width}x${height}`, async function () {
      this.timeout(120_000);
      await setViewport({ width, height });
      history.replaceState(null, "", "#e=7&beginDate=2027-02-06&endDate=2027-02-13&capacity=18-18&c[]=55");
      const store = freshStore();
      const tags = [put("ski-searchbar", `store="${store}" ${complete}`), put("ski-results", `store="${store}" ${complete}`)];
      await Promise.all(tags.map((tag) => next(tag, "ski-ready")));
      const fault = await walk({ seed, actions: 40, store });
      expect(fault && `walk ${fault.seed}: ${fault.fault}\n${fault.done.join("\n")}`).to.equal(null);
    });
});
