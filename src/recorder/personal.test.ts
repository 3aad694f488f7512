import { expect } from "chai";
import { maskedAddress, maskedAttribute, maskedDetail, maskedHash, maskedJson, maskedQuery, maskedText, maskedYears } from "./personal.js";

describe("what a recording has in place of what is personal", () => {
  it("keeps the length and the spaces of a text", () => {
    expect(maskedText("Élise Marin, 06 12")).to.equal("Xxxxx Xxxxx, 00 00");
    expect(maskedText(maskedText("Élise 06"))).to.equal(maskedText("Élise 06"));
  });

  it("makes ages counts: adults, and children of one age", () => {
    expect(maskedHash("#station[]=1&capacity=18-18-7-3&beginDate=2027-02-06")).to.equal(
      "#station[]=1&capacity=18-18-12-12&beginDate=2027-02-06",
    );
    expect(maskedHash("capacity=2")).to.equal("capacity=2");
    expect(maskedQuery({ participant: "18-7", familyComposition: "7", liheId: "10054" })).to.deep.equal({
      participant: "18-12",
      familyComposition: "12",
      liheId: "10054",
    });
    expect(maskedDetail({ search: { participants: [{ age: 44 }, { age: 5 }] }, ages: [18, 4] })).to.deep.equal({
      search: { participants: [{ age: 18 }, { age: 12 }] },
      ages: [18, 12],
    });
  });

  it("replaces ages in the texts of each language", () => {
    const texts = ["Enfant 1 7 ans", "Child 1 7 years", "Kind 1 7 jaar", "Kind 1 7 Jahre", "1 an", "7 nights"];
    expect(texts.map(maskedYears)).to.deep.equal([
      "Enfant 1 12 ans",
      "Child 1 12 years",
      "Kind 1 12 jaar",
      "Kind 1 12 Jahre",
      "12 an",
      "7 nights",
    ]);
  });

  it("replaces ages that follow the number of children", () => {
    const texts = [
      "2 adults, 1 child (7)",
      "1 adult, 2 children (16, 3)",
      "2 adultes, 2 enfants (7, 1 ans)",
      "2 volwassenen, 1 kind (7 jaar)",
      "2 kinderen (7, 12 jaar)",
      "2 Kinder (7, 12 Jahre)",
      "Chalet (7)",
    ];
    expect(texts.map(maskedYears)).to.deep.equal([
      "2 adults, 1 child (12)",
      "1 adult, 2 children (12, 12)",
      "2 adultes, 2 enfants (12, 12 ans)",
      "2 volwassenen, 1 kind (12 jaar)",
      "2 kinderen (12, 12 jaar)",
      "2 Kinder (12, 12 Jahre)",
      "Chalet (7)",
    ]);
  });

  it("replaces names of parameters that are no plain words", () => {
    expect(maskedAddress("https://example.com/?utm_id=7&jane.doe%40mail.com=1")).to.equal(
      "https://example.com/?utm_id=0&xxxx.xxx%40xxxx.xxx=0",
    );
  });

  it("leaves of an address what the library reads", () => {
    expect(maskedAddress("https://anna:secret@www.example.com/se-results?locale=en-GB&utm_id=anna7#c[]=813&token=anna7")).to.equal(
      "https://www.example.com/se-results?locale=en-GB&utm_id=xxxx0#c[]=813&token=xxxx0",
    );
  });

  it("replaces a query that was appended to the hash", () => {
    expect(maskedHash("#endDate=2027-02-13?utm_source=anna")).to.equal("#endDate=2027-02-13?xxx_xxxxxx=xxxx");
  });

  it("replaces the works council in requests and answers, and the words of a rule", () => {
    expect(maskedQuery({ company: "valmont", companyName: "valmont" })).to.deep.equal({ company: "xxxxxxx", companyName: "xxxxxxx" });
    expect(maskedJson('{"catalog":{"engineId":7},"contribution":{"label":"CSE Valmont","rate":0.2,"paid":"refund"}}')).to.equal(
      '{"catalog":{"engineId":7},"contribution":{"label":"XXX Xxxxxxx","rate":0.2,"paid":"refund"}}',
    );
    expect(maskedAttribute("contribution", '{"label":"CSE Valmont","rate":0.2}')).to.equal('{"label":"XXX Xxxxxxx","rate":0.2}');
    expect(maskedAttribute("se-title", "Bonjour Anna")).to.equal("Xxxxxxx Xxxx");
    expect(maskedAttribute("locale", "fr-FR-CSE")).to.equal("fr-FR-CSE");
  });

  it("keeps the name of a place, and of products their number", () => {
    const detail = { search: { place: { id: 1, type: "station", label: "Val Thorens" } }, products: [{ liheId: 1 }, { liheId: 2 }] };
    expect(maskedDetail(detail)).to.deep.equal({ search: detail.search, products: 2 });
    expect(
      maskedDetail({ product: { liheId: 10054, name: "Chalet" }, offer: { id: 3 }, url: "https://example.com/?mail=anna" }),
    ).to.deep.equal({
      product: 10054,
      offer: 3,
      url: "https://example.com/?mail=xxxx",
    });
  });
});
