import { expect } from "chai";
import { settings } from "./settings.js";
import { muteConsole } from "../test/fixtures/console.js";
import { missingSettings } from "../src/domain/given-settings.js";
import { readInit } from "../src/app/start-values.js";

/** The texts are loaded with the first warning. */
async function warned(): Promise<void> {
  await import("../src/element/faults.js");
  await new Promise((done) => setTimeout(done));
}

describe("init settings", () => {
  let output: ReturnType<typeof muteConsole>;
  beforeEach(() => (output = muteConsole()));
  afterEach(() => output.restore());

  it("count a text of blanks as none, and take others without the blanks around them", () => {
    const init = { engineId: 1, locale: " en-GB", currency: "GBP ", menuDomain: "www.example.com", appType: "se rp" };
    const { given, appType } = readInit(init, settings);
    expect(given).to.deep.equal({ engineId: 1, locale: "en-GB", currency: "GBP", menuDomain: "www.example.com" });
    expect([appType, missingSettings(given)]).to.deep.equal(["se rp", []]);
    for (const name of ["locale", "currency", "menuDomain"])
      expect(missingSettings(readInit({ ...init, [name]: "  " }, settings).given)).to.deep.equal([name]);
    expect(output.warnings).to.deep.equal([]);
  });

  it("leave out what is malformed, with the warning that a tag gives", async () => {
    const wrong = { topStations: "{bad", engineId: "abc", locale: 5, currency: "EURO", onPage: "castle", options: { colour: "blue" } };
    const { given } = readInit({ ...wrong, seTitle: "Ski", options: { ...wrong.options, pageSize: 5 } }, settings);
    expect(given).to.deep.equal({ locale: "fr-FR", seTitle: "Ski" });
    await warned();
    const named = output.warnings.map(([text]) => /^ski-elements: startApp .* the property (\w+) /.exec(String(text))?.[1]);
    expect(named).to.deep.equal(["topStations", "engineId", "locale", "currency", "onPage", "options"]);
  });

  it("leave out top stations of a kind of place that is unknown", () => {
    const station = { id: 9, label: "Mine", domainName: "D", regionName: "R", countryName: "C" };
    const read = (placeType: string) => readInit({ topStations: [{ ...station, placeType }] }, settings).given;
    expect(read("station")).to.have.property("topStations");
    expect(read("castle")).to.deep.equal({});
  });

  it("are none, with a warning that names what to give, where a page gives something else", () => {
    for (const init of [null, 5, "se", []]) expect(readInit(init, settings).given).to.deep.equal({});
    expect(output.warnings).to.have.length(4);
    expect(String(output.warnings[0]?.[0])).to.contain("and was given null").and.to.contain("appType");
  });
});
