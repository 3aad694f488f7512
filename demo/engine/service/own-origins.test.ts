import { expect } from "chai";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { createApp } from "../app.js";
import { createTestEngine } from "../testing/engine.driver.js";
import { createHttpServer } from "./http-server.js";
import { createOwnOrigins } from "./own-origins.js";

describe("the engine's own origins", () => {
  const configured = "https://ski.example, http://www.ski.example:8080";

  for (const [what, host, origin] of [
    ["the first configured", "ski.example", "https://ski.example"],
    ["the second, with its port", "www.ski.example:8080", "http://www.ski.example:8080"],
    ["capitals", "SKI.Example", "https://ski.example"],
    ["localhost at any port", "localhost:5000", "http://localhost:5000"],
    ["localhost in capitals", "LOCALHOST:5000", "http://localhost:5000"],
    ["127.0.0.1", "127.0.0.1:4173", "http://127.0.0.1:4173"],
    ["the machine's IPv6 address", "[::1]:4173", "http://[::1]:4173"],
    ["that address at full length", "[0:0:0:0:0:0:0:1]:4173", "http://[::1]:4173"],
    ["a foreign host", "evil.example", "https://ski.example"],
    ["a foreign port of an own host", "www.ski.example:9090", "https://ski.example"],
    ["a foreign IPv6 address", "[2001:db8::1]:4173", "https://ski.example"],
    ["a host that begins like an own one", "localhost.evil.example", "https://ski.example"],
    ["a host that ends like an own one", "evil-ski.example", "https://ski.example"],
    ["an own host as the user of a foreign one", "localhost@evil.example", "https://ski.example"],
  ] as const)
    it(`of ${what}, ${host}: ${origin}`, () => {
      expect(createOwnOrigins(configured, 4173)(`http://${host}/en/`)).to.equal(origin);
    });

  it("of a foreign host where none is configured: localhost at the engine's port", () => {
    expect(createOwnOrigins("", 4180)("http://evil.example/")).to.equal("http://localhost:4180");
  });

  for (const wrong of ["ski.example", "ftp://ski.example", "https://ski.example/en", "https://a@ski.example", "https://"])
    it(`refuse ${wrong}, and name what to give`, () => {
      expect(() => createOwnOrigins(`https://ski.example,${wrong}`, 4173))
        .to.throw(`"${wrong}"`)
        .with.property("message")
        .that.includes("OWN_ORIGINS");
    });
});

describe("a request for a foreign host", () => {
  const own = "https://ski.example";
  const server = createHttpServer(createApp({ ...createTestEngine(), originOf: createOwnOrigins(own, 4173) }).fetch);
  before(async () => once(server.listen(0, "127.0.0.1"), "listening"));
  after(() => server.close().closeAllConnections());

  /** Sends header lines as they are, and reads the whole answer. */
  async function sent(path: string, lines: readonly string[]): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write([`GET ${path} HTTP/1.1`, ...lines, "Connection: close", "", ""].join("\r\n"));
    return text(socket);
  }

  for (const [what, lines] of [
    ["a foreign name", ["Host: evil.example"]],
    ["a foreign name with a port", ["Host: evil.example:8443"]],
    ["a foreign IPv6 address", ["Host: [2001:db8::666]:80"]],
    ["several hosts in several lines", ["Host: evil.example", "Host: localhost"]],
    ["a foreign forwarded host", ["Host: ski.example", "X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"]],
    ["capitals", ["HOST: EVIL.EXAMPLE"]],
    ["several hosts in one line", ["Host: ski.example, evil.example"]],
    ["no host", ["Host: "]],
    ["a path in the host", ["Host: localhost/evil.example"]],
    ["a user in the host", ["Host: localhost@evil.example"]],
  ] as const)
    it(`gets no address of that host: ${what}`, async () => {
      const answers = await Promise.all(["/resultpage/config/env", "/en/", "/catalog/lihe/10001"].map((path) => sent(path, lines)));
      for (const answer of answers) {
        expect(answer).to.match(/^HTTP\/1\.1 (?:200|400) /);
        expect(answer).not.to.match(/evil|2001:db8/i);
      }
      if (answers[0]?.startsWith("HTTP/1.1 200")) expect(answers[0]).to.include(`MENU_DOMAIN="${own}"`);
    });

  it("gets no address of that host where the address of the request names it", async () => {
    const answer = await sent("http://evil.example/resultpage/config/env", ["Host: ski.example"]);
    expect(answer).to.include(`MENU_DOMAIN="${own}"`).and.not.to.match(/evil/);
  });
});
