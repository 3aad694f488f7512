import { expect } from "chai";
import { feeCompanies } from "./defaults.js";
import { locales } from "./locale.js";
import { markets } from "./markets.js";
import { optionsOf } from "./options.js";
import { feeByParticipants, serviceFee, stayFee } from "./service-fee.js";

describe("service fee", () => {
  it("FEE-01..02 and FEE-06 is 24 in every market that is not for works councils", () => {
    for (const locale of locales.filter((one) => !markets[one].worksCouncil))
      expect(serviceFee(locale, null, feeCompanies), locale).to.equal(24);
  });

  it("FEE-03..05 is 0 for works councils, but 24 for the two listed ones", () => {
    const companies = [null, "", "acme", "cgosaura", "cgos", "cgospm"];
    expect(companies.map((company) => serviceFee("fr-FR-CSE", company, feeCompanies))).to.deep.equal([0, 0, 0, 0, 24, 24]);
    expect(serviceFee("fr-FR-CSE", "acme", ["acme"])).to.equal(24);
    const byDefault = (company: string) => stayFee({ locale: "fr-FR-CSE", serviceFee: "added", options: optionsOf() }, company).amount;
    expect(companies.map((company) => byDefault(company ?? ""))).to.deep.equal([0, 0, 0, 0, 24, 24]);
  });

  it("FEE-07 is 0 in any other locale", () => {
    expect(["eo", "", "fr"].map((locale) => serviceFee(locale, "cgos", feeCompanies))).to.deep.equal([0, 0, 0]);
  });

  it("FEE-08..11 by party size is 2.5 under 10, 5 under 20, then 7.5", () => {
    expect([1, 9, 10, 19, 20, 25].map(feeByParticipants)).to.deep.equal([2.5, 2.5, 5, 5, 7.5, 7.5]);
  });

  it("FEE-12 is named whether the prices contain it or not, and added only where they do not", () => {
    const options = optionsOf({ feeCompanies: ["acme"] });
    const feeOf = (locale: "fr-FR" | "fr-FR-CSE", serviceFee: "included" | "added", company: string | null) =>
      stayFee({ locale, serviceFee, options }, company);
    expect(feeOf("fr-FR", "included", null)).to.deep.equal({ amount: 24, added: 0 });
    expect(feeOf("fr-FR", "added", null)).to.deep.equal({ amount: 24, added: 24 });
    expect(feeOf("fr-FR-CSE", "added", "cgos")).to.deep.equal({ amount: 0, added: 0 });
    expect(feeOf("fr-FR-CSE", "added", "acme")).to.deep.equal({ amount: 24, added: 24 });
  });
});
