import { expect } from "chai";
import { accommodationUrl } from "./accommodation-link.js";

const stayDates = { start: "2027-02-06", end: "2027-02-13" };
const noDates = { start: null, end: null };

describe("accommodation link", () => {
  const at = (dates: typeof stayDates | typeof noDates | { start: string; end: null }, forwarded = "") =>
    accommodationUrl({ menuDomain: "https://www.example.com", forwarded, productPageUrl: "/stay/x", stayDates: dates });

  it("AUTO-27..28 is the page on the seller's host, with the dates in short French form once there is a start", () => {
    expect(at(noDates)).to.equal("https://www.example.com/stay/x");
    expect(at(stayDates)).to.equal("https://www.example.com/stay/x#BeginDate=06/02/2027&EndDate=13/02/2027");
  });

  it("carries the forwarded parameters", () => {
    expect(at({ start: "2027-02-06", end: null }, "gclid=1")).to.equal("https://www.example.com/stay/x?gclid=1#BeginDate=06/02/2027");
  });

  it("AUTO-29 has only the start when there is no end", () => {
    expect(at({ start: "2027-02-06", end: null })).to.equal("https://www.example.com/stay/x#BeginDate=06/02/2027");
  });
});
