import { expect } from "chai";
import { createPartnerApp } from "./app.js";

const seller = "http://localhost:4173";
const app = createPartnerApp(seller);

describe("the partner's portal", () => {
  it("allows scripts and styles of its own and the seller's, nothing inline, and no Trusted Types policy", async () => {
    const policy = (await app.request("/partner")).headers.get("content-security-policy") ?? "";
    const rules = policy.split("; ");
    expect(rules).to.include.members([
      `script-src 'self' ${seller}`,
      `style-src 'self' ${seller}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(policy).not.to.include("unsafe");
  });

  it("has one script and one tag, and nothing that the policy would refuse", async () => {
    const page = await (await app.request("/partner")).text();
    expect(page.match(/<script\b[^>]*>/g)).to.have.length(1);
    expect(page).to.include(`<script src="${seller}/dist/cdn/ski-searchbar.light.min.js" defer crossorigin`);
    expect(page.match(/<ski-[\w-]+/g)).to.deep.equal(["<ski-searchbar"]);
    expect(page).not.to.match(/<style|\sstyle=|\son\w+=/);
  });

  it("names the visitor's company to its own pages only", async () => {
    const cookies = (await app.request("/partner")).headers.getSetCookie();
    expect(cookies).to.include("company=valmont; Path=/partner; SameSite=Lax");
    expect(cookies.every((cookie) => cookie.includes("Path=/partner"))).to.equal(true);
  });

  it("serves its sheet and its font, and no source", async () => {
    const status = async (path: string) => (await app.request(path)).status;
    expect(await status("/partner/portal.css")).to.equal(200);
    expect(await status("/partner/fonts/source-serif-4-latin-wght-normal.woff2")).to.equal(200);
    expect(await status("/partner/app.ts")).to.equal(404);
    expect(await status("/partner/..%2f..%2fpackage.json")).to.equal(404);
    expect((await app.request("/")).headers.get("location")).to.equal("/partner");
  });
});
