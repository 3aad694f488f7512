import { expect } from "chai";
import { bannerCriteria, clubCriteria, clubLodgingType, criteriaGroups, lodgingTypeOptions, skiInSkiOut } from "./criteria-table.js";
import type { CriteriaOption } from "./criteria-table.js";
import { idsOfGroup } from "./criteria.js";

function table(key: string): Record<string, readonly number[]> {
  const group = criteriaGroups.find((candidate) => candidate.key === key);
  return idsByKey(group?.options ?? []);
}

function idsByKey(options: readonly CriteriaOption[]): Record<string, readonly number[]> {
  return Object.fromEntries(options.map(({ key, ids }) => [key, ids]));
}

describe("criteria table", () => {
  it("FILT-08..18 has an id for each of 1 to 9 rooms", () => {
    const rooms = { 1: [319], 2: [320], 3: [321], 4: [322], 5: [323], 6: [324], 7: [325], 8: [326], 9: [327] };
    expect(table("rooms")).to.deep.equal(rooms);
  });

  it("FILT-19..24 has the distances to the city centre", () => {
    expect(table("distanceCityCentre")).to.deep.equal({ min: [305], 50: [718], 100: [719], 200: [299], 500: [300], 1000: [301] });
  });

  it("FILT-25..31 has the distances to the slopes", () => {
    const slopes = { min: [291], 50: [716], 100: [717], 200: [285], 300: [822], 500: [286], 1000: [287] };
    expect(table("distanceSlopes")).to.deep.equal(slopes);
  });

  it("FILT-32..37 has the distances to the ski school", () => {
    expect(table("distanceSkiSchool")).to.deep.equal({ min: [365], 50: [720], 100: [721], 200: [359], 500: [360], 1000: [361] });
  });

  it("FILT-38..41 and FILT-43 has the distances to the shops, from 200 m", () => {
    expect(table("distanceShops")).to.deep.equal({ min: [312], 200: [306], 500: [307], 1000: [308] });
  });

  it("FILT-44..45 runs a distance from its nearest step outwards, to the last step that has an id", () => {
    const distances = criteriaGroups.filter(({ key }) => key.startsWith("distance"));
    expect(distances).to.have.lengthOf(4);
    for (const { options } of distances) {
      const metres = options.map((option) => option.metres);
      expect(metres[0]).to.equal(null);
      expect(metres.slice(1)).to.deep.equal(metres.slice(1).sort((left, right) => Number(left) - Number(right)));
      expect(metres.at(-1)).to.equal(1000);
    }
  });

  it("FILT-01..05 and FILT-49..64 has the amenities", () => {
    expect(table("amenities")).to.deep.equal({
      hammam: [69],
      spa: [71],
      tv: [27],
      balcony_terrace: [29],
      cleaning: [51],
      bedding: [748],
      towels: [45],
      dishwasher: [22],
      washing_machine: [23],
      double_bed: [741],
      reduced_mobility: [31],
      sauna: [70],
      petsAllowed: [52],
      wifi: [55],
      pool: [74, 75, 76, 78],
      parking: [36, 37],
    });
  });

  it("FILT-06..07 has skis on at the door as the nearest step to the slopes", () => {
    expect(skiInSkiOut).to.deep.equal({ key: "skiInSkiOut", ids: [291] });
    expect(table("distanceSlopes")["min"]).to.deep.equal(skiInSkiOut.ids);
  });

  it("FILT-66..70 has the catering", () => {
    const catering = { breakfast: [60], half_board: [61], full_board: [62], all_inclusive: [63], snow_catering: [66] };
    expect(table("catering")).to.deep.equal(catering);
  });

  it("FILT-71..76 has the stars, and two ids of the ranking that no option shows", () => {
    expect(table("ranking")).to.deep.equal({ 5: [317], 4: [316], 3: [315], 2: [314] });
    const ranking = criteriaGroups.filter(({ key }) => key === "ranking").flatMap(idsOfGroup);
    expect(ranking.toSorted()).to.deep.equal([313, 314, 315, 316, 317, 318]);
  });

  it("FILT-77..83 has the lodging types, two codes where both are one thing to a visitor", () => {
    const types = Object.entries(idsByKey(lodgingTypeOptions)).map(([key, ids]) => [key, ids.toSorted()]);
    expect(Object.fromEntries(types)).to.deep.equal({
      tourism_residence: [19, 43],
      private_apartment: [40, 45],
      chalet: [18, 44],
      hotel: [22],
      holiday_club: [23],
    });
  });

  it("FILT-91..93 has ranking, rooms and each distance as radio-type groups", () => {
    const radios = criteriaGroups.filter(({ kind }) => kind === "radio").map(({ key }) => key);
    expect(radios).to.deep.equal(["rooms", "ranking", "distanceCityCentre", "distanceSlopes", "distanceSkiSchool", "distanceShops"]);
  });

  it("names no id twice", () => {
    const ids = [
      ...criteriaGroups.flatMap(idsOfGroup),
      ...Object.values(bannerCriteria).flatMap((id) => (typeof id === "number" ? id : Object.values(id))),
    ];
    expect(ids).to.have.lengthOf(new Set(ids).size);
  });

  it("CARD-78..82 has the four criteria of a club and its lodging type", () => {
    expect(clubLodgingType).to.equal(23);
    expect(clubCriteria.map(({ key }) => key)).to.deep.equal(["restaurant", "infant", "animation", "welfare"]);
  });
});
