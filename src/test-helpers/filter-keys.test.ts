import { expect } from "chai";
import { criteriaGroupsByKey, lodgingTypeOptions } from "../domain/criteria-table.js";
import { amenityKeys, lodgingKeys } from "./filter-keys.js";

describe("the keys of filters", () => {
  it("are those of the check rows", () => {
    const { amenities, catering } = criteriaGroupsByKey;
    expect(lodgingKeys).to.deep.equal(lodgingTypeOptions.map(({ key }) => key));
    expect(amenityKeys).to.deep.equal([...amenities.options, ...catering.options].map(({ key }) => key));
  });
});
