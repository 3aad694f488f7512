import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { expect } from "chai";
import type { EngineAnswers } from "./answers.js";
import { createCatalogue } from "./catalogue/catalogue.js";
import { knownDay } from "./catalogue/days.js";
import { createRandom } from "./catalogue/random.js";
import { createHttpServer } from "./service/http-server.js";
import { engineWith, testDay, testOracle } from "./testing/engine.driver.js";
import { nginx, startNginx } from "./testing/nginx.driver.js";
import { inTurns } from "./testing/turns.driver.js";
import type { WireAutocomplete, WireFind, WireProducts } from "./wire/shapes.js";
import { type SentCall, visitOf } from "./testing/visits.js";

const visits = 250;
const find = "/se/search/find?engineId=1&current_month=2027-01&numberOfMonths=1";

/** Answers that take no time, as the test is about who is asked: the visits are over before the first answer expires. */
const quick: EngineAnswers = {
  ...testOracle,
  find: async (query, visitor) => ({ count: query.from + visitor.language.length }) as unknown as WireFind,
  products: async () => ({ products: [] }) as unknown as WireProducts,
  counts: async () => ({}),
  autocomplete: async () => ({ places: [] }) as unknown as WireAutocomplete,
};

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}

const behindNginx = nginx === null ? describe.skip : describe;

behindNginx(`the engine behind a cache${nginx === null ? " (nginx is not installed)" : ""}`, function () {
  this.timeout(120_000);
  let engine: ReturnType<typeof engineWith>;
  let server: Server;
  let cache: Awaited<ReturnType<typeof startNginx>>;

  before(async () => {
    engine = engineWith(quick, Date.now, true);
    server = createHttpServer(engine.app.fetch);
    cache = await startNginx(await freePort(), `http://127.0.0.1:${await listen(server)}`);
  });
  after(async () => {
    await cache.stop();
    server.close().closeAllConnections();
  });

  const reached = (): number => Object.values(engine.log.counts()).reduce((sum, count) => sum + count, 0);

  async function send(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${cache.origin}${path}`, { headers: { "accept-language": "fr_FR", ...headers } });
    return { status: response.status, text: await response.text(), from: response.headers.get("x-cache"), headers: response.headers };
  }
  const sendCall = ({ path, query = {}, headers = {} }: SentCall) => send(`${path}?${new URLSearchParams(query)}`, { ...headers });

  it("is asked once for a search, and once more in another language", async () => {
    engine.log.clear();
    const first = await send(find);
    expect([first.status, first.from]).to.deep.equal([200, "MISS"]);
    const again = await send(find);
    expect([again.from, again.text]).to.deep.equal(["HIT", first.text]);
    expect((await send(find, { "accept-language": "en_GB" })).from).to.equal("MISS");
    expect((await send(find)).from).to.equal("HIT");
    expect(reached()).to.equal(2);
    expect((await send(find, { "if-none-match": first.headers.get("etag") ?? "" })).status).to.equal(304);
    expect(reached()).to.equal(2);
  });

  it("is asked for each live price, and for each refusal", async () => {
    engine.log.clear();
    const price =
      "/wiyp/price/abc?startDate=2027-02-06&endDate=2027-02-13&prestIds=1&familyComposition=40&liheId=10001&packCode=HS&acceptLanguage=fr_FR";
    for (const path of [price, price, "/se/search/find?engineId=x", "/se/search/find?engineId=x"]) await send(path);
    expect(reached()).to.equal(4);
  });

  it(`sees each search of ${visits} visits within a minute once, and live prices each time`, async () => {
    const { places } = createCatalogue(knownDay(testDay));
    const random = createRandom("a busy minute");
    const calls = Array.from({ length: visits }, () => visitOf(random, places.stations));
    engine.log.clear();
    const addresses = new Set<string>();
    let failed = 0;
    await inTurns(visits, async (visit) => {
      for (const call of calls[visit] ?? []) if ((await sendCall(call)).status !== 200) failed++;
    });
    const { prices, ...kept } = engine.log.counts();
    const all = calls.flat();
    const reads = all.filter(({ path }) => !path.startsWith("/wiyp"));
    for (const { path, query = {} } of reads) addresses.add(`${path}?${new URLSearchParams(query)}`);
    expect(failed).to.equal(0);
    expect(addresses.size).to.be.below(reads.length * 0.6);
    expect(Object.values(kept).reduce((sum, count) => sum + count, 0)).to.equal(addresses.size);
    expect(prices).to.equal(all.length - reads.length);
  });
});
