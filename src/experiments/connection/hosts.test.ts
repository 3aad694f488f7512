import { expect } from "chai";
import { createHosts } from "./hosts.js";

const provider = {
  configuration: "https://sdk-config.kameleoon.eu",
  data: "https://data.kameleoon.io",
  events: "https://events.kameleoon.com:8110",
};

/** The hosts for some settings, and what was reported. */
function hostsFor(settings: Parameters<typeof createHosts>[0], dataApiDomain: string | null = null) {
  const reports: string[] = [];
  const hosts = createHosts(settings, (message) => reports.push(message))(dataApiDomain);
  return { hosts, reports };
}

describe("the hosts of the experiments layer", () => {
  it("EXP-CFG-09 are the provider's by default", () => {
    expect(hostsFor({})).to.deep.equal({ hosts: provider, reports: [] });
  });

  it("EXP-CFG-08 can each be given, and then win over the configuration and the network domain", () => {
    const hosts = { configuration: "http://localhost:1/config", data: "http://localhost:1/data", events: "http://localhost:1/events" };
    expect(hostsFor({ hosts, networkDomain: "example.com" }, "eu-data.kameleoon.eu").hosts).to.deep.equal(hosts);
    expect(hostsFor({ hosts: { data: hosts.data } }).hosts).to.deep.equal({ ...provider, data: hosts.data });
  });

  it("EXP-CFG-10 take the configuration's data host when it has three parts", () => {
    expect(hostsFor({}, "eu-data.kameleoon.eu").hosts.data).to.equal("https://eu-data.kameleoon.eu");
    for (const other of [null, "", "kameleoon.eu", "a.b.c.d"]) expect(hostsFor({}, other).hosts.data).to.equal(provider.data);
  });

  it("EXP-CFG-83 are under a network domain of two parts, the data host with the first part of its own name", () => {
    expect(hostsFor({ networkDomain: "example.com" }, "eu-data.kameleoon.eu").hosts).to.deep.equal({
      configuration: "https://sdk-config.example.com",
      data: "https://eu-data.example.com",
      events: "https://events.example.com:8110",
    });
    expect(hostsFor({ networkDomain: "example.com" }).hosts.data).to.equal("https://data.example.com");
  });

  for (const networkDomain of ["", "example", "www.example.com", "https://example.com", "example.com/", "a b.com", ".com"])
    it(`EXP-CFG-84 ignore the network domain "${networkDomain}", with a warning`, () => {
      const { hosts, reports } = hostsFor({ networkDomain });
      expect(hosts).to.deep.equal(provider);
      expect(reports).to.have.length(1);
      expect(reports[0]).to.include(`"${networkDomain}"`);
    });

  it("belong to one client: another has its own", () => {
    const first = createHosts({ networkDomain: "example.com" }, () => {});
    const second = createHosts({}, () => {});
    first("eu-data.kameleoon.eu");
    expect(second(null)).to.deep.equal(provider);
  });
});
