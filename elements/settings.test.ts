import { expect } from "chai";
import { privateSettings } from "../src/domain/private-settings.js";
import type { Attribute } from "../src/element/types/attributes.js";
import { propertyName } from "../src/element/property-name.js";
import { settings } from "./settings.js";

describe("the settings of every tag", () => {
  it("are private in the table of attributes where they are by name", () => {
    const rows: readonly (readonly [string, Attribute])[] = Object.entries(settings);
    const named = rows.filter(([, { isPrivate }]) => isPrivate).map(([name]) => propertyName(name));
    expect(named).to.deep.equal(privateSettings);
  });
});
