import { expect } from "chai";
import type { Finding, Severity } from "../finding.js";
import { summaryOf, supportLine } from "./support-line.js";

const place = { version: "0.1.0", address: "https://a.test/ski?email=x@y.test#place", width: 390, height: 844, browser: "Browser\n146" };
const finding = (severity: Severity, code: Finding["code"]): Finding => ({ severity, code, message: "", help: "" });

describe("the line for support", () => {
  it("is one line without the query and the hash of the page", () => {
    expect(supportLine([], place)).to.equal("ski-elements 0.1.0 | https://a.test/ski | 390x844 | Browser 146 | nothing wrong");
  });

  it("counts what was found, and lists notes apart", () => {
    const findings = [
      finding("error", "csp-script"),
      finding("warning", "clipped"),
      finding("warning", "clipped"),
      finding("info", "consent"),
    ];
    expect(supportLine(findings, place)).to.match(/\| csp-script \(error\), clipped \(warning\) x2 \| notes: consent$/);
  });
});

describe("the summary of a diagnosis", () => {
  it("counts by severity", () => {
    expect(summaryOf([finding("error", "csp-script"), finding("info", "consent"), finding("info", "copies")])).to.equal("1 error, 2 notes");
    expect(summaryOf([])).to.contain("Nothing is wrong");
  });
});
