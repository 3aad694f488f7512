import { expect } from "chai";
import { markets } from "../domain/markets.js";
import { holidayName } from "./holiday-name.js";

const text = (key: string, values?: Readonly<Record<string, unknown>>) => [key, ...Object.values(values ?? {})].join(" ");
const format = { choice: (items: readonly string[]) => items.join(" or ") };

describe("the name of a holiday", () => {
  it("has its zones, unless it is in the home zone alone or in all zones", () => {
    const name = (zones: readonly ("a" | "b" | "c" | "england")[], locale: "fr-FR" | "en-GB") =>
      holidayName({ name: "winter", zones }, markets[locale], text, format);
    expect(name(["england"], "en-GB")).to.equal("zones.holidays.winter");
    expect(name(["a", "b", "c"], "fr-FR")).to.equal("zones.holidays.winter");
    expect(name(["a", "b"], "fr-FR")).to.equal("season.of_zone zones.holidays.winter zones.a or zones.b");
    expect(name(["a"], "en-GB")).to.equal("season.of_zone zones.holidays.winter zones.a");
  });
});
