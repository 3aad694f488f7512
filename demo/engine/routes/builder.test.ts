import { expect } from "chai";
import { asker, createTestEngine } from "../testing/engine.driver.js";

const ask = asker(createTestEngine().app);

describe("the builder", () => {
  it("is a page under a strict policy, which has nothing inline", async () => {
    const { status, body, headers } = await ask("/partners?main=4a2545&host=frame");
    expect(status).to.equal(200);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).to.include.members(["default-src 'none'", "script-src 'self'", "style-src 'self'", "trusted-types 'none'"]);
    expect(policy).to.not.contain("unsafe");
    expect(body).to.not.match(/<style|<script>|\sstyle=|\son\w+=/);
    expect(String(body).match(/<h1>/g)).to.have.length(1);
  });

  it("shows the choice of its address, and a sentence for what it cannot read", async () => {
    const body = String((await ask("/partners?locale=nl-NL&engine=none")).body);
    expect(body).to.match(/<option value="nl-NL" selected>/);
    expect(body).to.match(/id="engine-fault" role="alert" data-field="engine">“none” is not the number of an engine\. Engine 1 is used\./);
    expect(body).to.contain("locale=&#34;nl-NL&#34;");
  });

  it("answers a choice with its code, its address and its faults", async () => {
    const { body } = await ask("/partners/choice.json?parts=bar&parts=map&accent=ffffff");
    expect(body).to.have.property("query", "accent=ffffff");
    expect(body).to.have.nested.property("faults.parts", "“map” cannot be embedded. It is left out.");
    expect(body).to.have.property("brand").that.contains("#ffffff would hardly be seen");
    expect(body).to.have.nested.property("blocks[0].text").that.contains("<ski-searchbar");
  });

  it("gives the same page to look at and to download", async () => {
    const query = "locale=de-DE&main=4a2545";
    const [preview, page] = [await ask(`/partners/preview?${query}`), await ask(`/partners/page?${query}`)];
    expect(page.body).to.equal(preview.body);
    expect(page.headers.get("content-disposition")).to.equal('attachment; filename="ski-search.html"');
    expect(preview.headers.get("content-security-policy")).to.equal("frame-ancestors 'self'");
  });

  it("shows a preview that leads to the seller alone, and is in no index", async () => {
    const { body, headers } = await ask("/partners/preview?results=https://evil.example/ski");
    expect(body).to.contain("http://engine.test/en/se-results").and.to.not.contain("evil.example");
    expect(headers.get("x-robots-tag")).to.equal("noindex");
  });

  it("has its page with a slash at the end of the address too", async () => {
    expect((await ask("/partners/")).headers.get("location")).to.equal("/partners");
  });
});

describe("the bar in a frame", () => {
  it("may be held by pages of this machine where no others are configured", async () => {
    const { body, headers } = await ask("/embed/bar?locale=fr-FR&accent=d9b65a&host=html&parts=results");
    expect(headers.get("content-security-policy")).to.contain("frame-ancestors 'self' http://engine.test http://localhost:*");
    expect(body).to.contain('locale="fr-FR"').and.to.contain("--ski-glow: #d9b65a;").and.to.not.contain("<ski-results");
  });

  it("leads to the seller alone, whatever its address names", async () => {
    for (const results of ["https://evil.example/x", "/.//evil.example", "http://engine.test//evil.example", "//evil.example"]) {
      const { body } = await ask(`/embed/bar?results=${encodeURIComponent(results)}`);
      expect(body, results).to.contain('results-url="http://engine.test/en/se-results"').and.to.not.contain("evil.example");
    }
  });

  it("has the script of the page around it", async () => {
    const { status, headers } = await ask("/embed/parent-1.js");
    expect(status).to.equal(200);
    expect(headers.get("content-type")).to.include("text/javascript");
    expect(headers.get("access-control-allow-origin")).to.equal("*");
  });
});
