import { expect } from "chai";
import fc from "fast-check";
import { fixedAges, readCompany } from "./company.js";
import type { Company, Traveller } from "./company.js";
import { blockedCompanies } from "./defaults.js";

const reading = (cookies: Partial<Record<keyof Company, string>>) => readCompany((name) => cookies[name] ?? null);
const traveller = (age: number | null, isSelected: boolean, isMain = false): Traveller => ({ age, isSelected, isMain });
const agesOf = (...travelerCompanions: Traveller[]) =>
  fixedAges({ company: "cgos", companyLang: null, companyData: null, travelerCompanions }, blockedCompanies);

describe("the cookies of a works council", () => {
  it("CSE-04..10 contain its name, language, facts and the visitor's companions", () => {
    const travelerCompanions = '[{"isSelected":true,"isMain":false,"age":9},{"isSelected":false,"isMain":true,"age":"41"}]';
    expect(reading({ company: "cgos", companyLang: "fr", travelerCompanions, companyData: '{"logo":"/cgos.svg"}' })).to.deep.equal({
      company: "cgos",
      companyLang: "fr",
      travelerCompanions: [
        { isSelected: true, isMain: false, age: 9 },
        { isSelected: false, isMain: true, age: 41 },
      ],
      companyData: { logo: "/cgos.svg" },
    });
  });

  it("CSE-11 read as absent where they are missing, empty, invalid JSON or of another shape", () => {
    const absent = { company: null, companyLang: null, travelerCompanions: null, companyData: null };
    expect(reading({})).to.deep.equal(absent);
    expect(reading({ company: " ", travelerCompanions: "[{", companyData: "oops" })).to.deep.equal(absent);
    expect(reading({ travelerCompanions: '{"age":9}', companyData: "[1]" })).to.deep.equal(absent);
  });

  it("CSE-11 are never a reason to throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const company = reading({ company: "cgos", travelerCompanions: text, companyData: text });
        const ages = fixedAges(company, blockedCompanies);
        if (ages) expect(ages[0]).to.equal(18);
      }),
    );
  });
});

describe("the party that a works council fixes", () => {
  it("CSE-12..15 is made of the companions of the blocked companies, and of no other", () => {
    const travelerCompanions = [traveller(41, true), traveller(7, true)];
    const agesFor = (company: string | null) =>
      fixedAges({ company, companyLang: null, companyData: null, travelerCompanions }, blockedCompanies);
    for (const company of ["cgos", "cgospm", "cgosaura"]) expect(agesFor(company), company).to.deep.equal([18, 7]);
    for (const company of ["other", "", null]) expect(agesFor(company), String(company)).to.equal(null);
  });

  it("CSE-16 needs a list of travellers", () => {
    expect(fixedAges({ company: "cgos", companyLang: null, companyData: null, travelerCompanions: null }, blockedCompanies)).to.equal(null);
  });

  it("CSE-17 counts the selected under 18 as children", () => {
    expect(agesOf(traveller(40, true), traveller(17, true), traveller(5, true), traveller(6, false))).to.deep.equal([18, 17, 5]);
    expect(agesOf(traveller(18, true))).to.deep.equal([18]);
  });

  it("CSE-18 counts the selected and the main travellers as adults, each once, but the children", () => {
    expect(agesOf(traveller(40, false, true), traveller(38, true), traveller(70, false))).to.deep.equal([18, 18]);
    expect(agesOf(traveller(40, true, true))).to.deep.equal([18]);
    expect(agesOf(traveller(40, false, true), traveller(16, true, true))).to.deep.equal([18, 16]);
  });

  it("CSE-19 counts a main traveller under 18 who is not selected as an adult", () => {
    expect(agesOf(traveller(16, false, true), traveller(9, true))).to.deep.equal([18, 9]);
  });

  it("CSE-20 has one adult where the rule leaves none", () => {
    expect(agesOf()).to.deep.equal([18]);
    expect(agesOf(traveller(9, true))).to.deep.equal([18, 9]);
  });

  it("CSE-21 commits adults as 18 and children with their saved ages", () => {
    expect(agesOf(traveller(77, true), traveller(44, true), traveller(3, true), traveller(14, true))).to.deep.equal([18, 18, 3, 14]);
  });
});
