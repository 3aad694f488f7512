import { expect } from "chai";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { usualChoice } from "../builder/choice.js";
import { frameScriptFile } from "../builder/release.js";
import { greetingIn, isListed } from "./messages.js";
import { embedPage } from "./page.js";

const seller = "https://www.example.com";
const release = { version: "9.9.9", hashes: {}, preloads: { react: {}, light: {} }, frameScriptHash: "" };
const { html, policy } = embedPage(usualChoice, { release, seller, tokens: { "--ski-glow": "#d9b65a" } }, [
  seller,
  "https://portal.example",
]);

describe("the page that others hold in a frame", () => {
  it("may be held by the pages that the seller lists, and by no other", () => {
    expect(policy.split("; ")).to.include(`frame-ancestors 'self' ${seller} https://portal.example`);
    expect(html).to.contain(`data-parents="[&#34;${seller}&#34;,&#34;https://portal.example&#34;]"`);
  });

  it("has a strict policy, which allows its one style by a hash, and nothing else inline", () => {
    expect(policy).to.contain("default-src 'none'").and.to.not.contain("unsafe");
    expect(html.match(/<style>/g)).to.have.length(1);
    expect(html).to.not.match(/<script>|\sstyle=|\son\w+=/);
    expect(html).to.contain("--ski-glow: #d9b65a;");
  });

  it("has a form that leaves the frame without scripts", () => {
    expect(html)
      .to.match(/<form\s[^>]*target="_top"/)
      .and.to.contain('<input name="text" />');
  });
});

describe("the origins that a frame sends messages to", () => {
  const listed = ["https://portal.example", "http://localhost:*"];

  it("are the listed ones", () => {
    for (const origin of ["https://portal.example", "http://localhost", "http://localhost:5000"])
      expect(isListed(origin, listed), origin).to.equal(true);
  });

  it("are no others", () => {
    for (const origin of [
      "http://portal.example",
      "https://portal.example:8443",
      "https://portal.example.evil.example",
      "https://evil-portal.example",
      "https://localhost:5000",
      "http://localhost:5000.evil.example",
      "http://localhost.evil.example",
      "null",
      "",
    ])
      expect(isListed(origin, listed), origin).to.equal(false);
    expect(isListed("http://localhost:5000", [])).to.equal(false);
  });

  it("greet in one form", () => {
    expect(greetingIn({ type: "ski-frame-hello", query: "utm_source=mail" })).to.deep.equal({ query: "utm_source=mail" });
    for (const query of [undefined, null, 1, {}]) expect(greetingIn({ type: "ski-frame-hello", query })).to.deep.equal({ query: "" });
    for (const data of [null, undefined, "ski-frame-hello", 1, [], {}, { type: "ski-frame-height" }])
      expect(greetingIn(data)).to.equal(null);
  });
});

describe("the script of a page that holds the frame", () => {
  it("is at most 1 kB, gzipped", () => {
    expect(gzipSync(readFileSync(frameScriptFile), { level: 9 }).length).to.be.at.most(1000);
  });
});
