import { expect } from "chai";
import { titleOf } from "./page-title.js";

describe("the title of a page of results", () => {
  const none = { place: null, stayDates: { start: null, end: null } };
  const place = { label: "Val Thorens" };

  it("begins with the place and the dates of the search", () => {
    const title = titleOf({ locale: "en-GB", place, stayDates: { start: "2027-02-06", end: "2027-02-13" } }, "Results – Névéa");
    expect(title.replace(/\s/g, " ")).to.match(/^Val Thorens, 6 ?– ?13 Feb 2027 – Results – Névéa$/);
    expect(titleOf({ ...none, locale: "fr-FR", place }, "Résultats – Névéa")).to.equal("Val Thorens – Résultats – Névéa");
  });

  it("has the first day alone while the last one is not chosen, and is the page's own without a choice", () => {
    const half = titleOf({ locale: "fr-FR", place: null, stayDates: { start: "2027-02-06", end: null } }, "Résultats – Névéa");
    expect(half).to.equal("6 févr. 2027 – Résultats – Névéa");
    expect(titleOf({ ...none, locale: "fr-FR" }, "Résultats – Névéa")).to.equal("Résultats – Névéa");
  });
});
