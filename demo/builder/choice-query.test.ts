import { expect } from "chai";
import { type Choice, usualChoice } from "./choice.js";
import { queryOfChoice, readChoice } from "./choice-query.js";

const seller = "https://www.example.com";
const read = (query: string) => readChoice(new URLSearchParams(query), seller);

describe("the choice in the builder's address", () => {
  it("is the usual one without a query, and has no query then", () => {
    expect(read("")).to.deep.equal({ choice: usualChoice, faults: {} });
    expect(queryOfChoice(usualChoice)).to.equal("");
  });

  const chosen: Choice = {
    parts: ["bar", "results"],
    build: "react",
    locale: "nl-NL",
    engine: 110,
    results: "/nl/se-results?partner=valmont",
    forward: "",
    consent: "banner",
    main: "#4a2545",
    accent: "#d9b65a",
    corners: "small",
    lodging: 10001,
    host: "wordpress",
  };

  it("is read as it was written", () => {
    expect(read(queryOfChoice(chosen))).to.deep.equal({ choice: chosen, faults: {} });
    const framed: Choice = { ...chosen, parts: ["bar"], consent: "none", host: "frame" };
    expect(read(queryOfChoice(framed))).to.deep.equal({ choice: framed, faults: {} });
  });

  it("is what the form sends, with a parameter for every field", () => {
    const form = "parts=bar&host=html&locale=en-GB&results=&forward=utm_*+gclid&main=&accent=&corners=designed&build=light";
    expect(read(form)).to.deep.equal({ choice: usualChoice, faults: {} });
  });

  it("has colours of three digits or six, with # or without", () => {
    for (const text of ["4a2545", "#4A2545", " #4a2545 "]) expect(read(`main=${encodeURIComponent(text)}`).choice.main).to.equal("#4a2545");
    expect(read("main=abc").choice.main).to.equal("#aabbcc");
  });

  it("has the seller's own results as a path, and others as an address, without a hash", () => {
    expect(read(`results=${seller}/en/se-results`).choice.results).to.equal("/en/se-results");
    expect(read("results=https://portal.example/ski?a=1%23hash").choice.results).to.equal("https://portal.example/ski?a=1");
  });

  it("has the parts in the order of the page, each once", () => {
    expect(read("parts=gallery&parts=bar&parts=bar").choice.parts).to.deep.equal(["bar", "gallery"]);
  });

  for (const [query, field, sentence] of [
    ["parts=map", "parts", "“map” cannot be embedded. It is left out."],
    ["build=vue", "build", "“vue” is not a build. The light build is used."],
    ["locale=es-ES", "locale", "“es-ES” is not a locale of the seller. en-GB is used."],
    ["engine=none", "engine", "“none” is not the number of an engine. Engine 1 is used."],
    ["engine=0", "engine", "“0” is not the number of an engine. Engine 1 is used."],
    [
      "results=javascript:alert(1)",
      "results",
      "“javascript:alert(1)” is not a path of the seller or a web address. The seller’s results are used.",
    ],
    ["results=//evil.example", "results", "“//evil.example” is not a path of the seller or a web address. The seller’s results are used."],
    [
      "results=/.//evil.example",
      "results",
      "“/.//evil.example” is not a path of the seller or a web address. The seller’s results are used.",
    ],
    [
      "results=https://www.example.com//evil.example",
      "results",
      "“https://www.example.com//evil.example” is not a path of the seller or a web address. The seller’s results are used.",
    ],
    [
      "results=https://a@evil.example",
      "results",
      "“https://a@evil.example” is not a path of the seller or a web address. The seller’s results are used.",
    ],
    ["forward=a*b", "forward", "“a*b” is not a list of parameter names. utm_* gclid is used."],
    ["main=red", "main", "“red” is not a colour such as #4a2545. The colour of the design is used."],
    ["accent=12345", "accent", "“12345” is not a colour such as #4a2545. The colour of the design is used."],
    ["corners=oval", "corners", "“oval” is not a kind of corners. The corners of the design are used."],
    ["consent=yes", "consent", "“yes” is not a way to pass on consent. None is passed on."],
    ["lodging=-1", "lodging", "“-1” is not the number of a lodging. Lodging 10056 is shown."],
    ["host=joomla", "host", "“joomla” is not a kind of page. Plain HTML is used."],
  ] as const)
    it(`is the usual one for ${query}, with a sentence`, () => {
      expect(read(query)).to.deep.equal({ choice: usualChoice, faults: { [field]: sentence } });
    });

  it("cuts a long text in its sentence", () => {
    expect(read(`engine=${"9".repeat(400)}`).faults.engine).to.have.length.below(120);
  });

  it("of a frame has the bar alone, leads to the seller alone, and passes on no consent", () => {
    const { choice, faults } = read("host=frame&parts=bar&parts=results&results=https://portal.example/ski&consent=server");
    expect(choice).to.deep.equal({ ...usualChoice, host: "frame" });
    expect(Object.keys(faults)).to.have.members(["parts", "results", "consent"]);
  });
});
