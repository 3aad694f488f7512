import { expect } from "@open-wc/testing";
import { version } from "react";
// The same tests; scripts/element-tests.mjs bundles this file with another React.
import "./react.browser.test.js";

describe("React 18", () => {
  it("is what these tests run on", () => {
    expect(version).to.match(/^18\.3\./);
  });
});
