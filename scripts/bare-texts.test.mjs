import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bareTexts } from "./bare-texts.mjs";

/** Expressions of which the form does not show that they are elements, by file. */
const elements = {
  "app/SearchElement": ["children"],
  "components/calendar/Calendar": ["jumpsFrom"],
  "components/calendar/DayMarks": ["drawn"],
  "components/contribution/CouncilList": ["children"],
  "components/controls/Checkbox": ["end"],
  "components/controls/Icon": ["icon"],
  "components/criteria/CheckRows": ["children"],
  "components/criteria/FiltersSkeleton": ["times"],
  "components/journeys/JourneyLine": ["children"],
  "components/place/PlaceList": ["content"],
  "components/products/OfferTabs": ["offers"],
  "components/products/PriceSum": ["children"],
  "components/results/Dock": ["children", "sortable", "tool"],
  "components/results/ListHead": ["children"],
  "components/results/ResultsList": ["phase"],
  "components/results/TrainTimeline": ["image"],
  "components/shortlist/Comparison": ["lastRows", "rows"],
};

const views = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /^[^.]*\.tsx$/.test(file));

describe("text beside other nodes", () => {
  it("has an element of its own in every view, since page translators move text nodes", () => {
    const found = views.map((file) => {
      const allowed = elements[file.replace(".tsx", "").replaceAll("\\", "/")] ?? [];
      const isAllowed = (text) => allowed.some((name) => new RegExp(`^\\{${name}\\b`).test(text));
      return [file, bareTexts(readFileSync(join("src", file), "utf8")).filter((text) => !isAllowed(text))];
    });
    expect(found.filter(([, texts]) => texts.length > 0)).to.deep.equal([]);
  });

  for (const [source, texts] of [
    ["<p><Icon />{text('a')}</p>", ['{text("a")}']],
    ["<p>from {price}</p>", ["from", "{price}"]],
    ["<p>{wide && 'a'}<b /></p>", ['{wide && "a"}']],
    ["<>{name}</>", ["{name}"]],
    ["<p>{list.map((item) => item.name)}<b /></p>", ["{list.map((item) => item.name)}"]],
    ["<p><span>{text('a')}</span>{' '}<b>b</b> <i /></p>", []],
    ["<p>{wide && <b />}{list.map((item) => <i key={item} />)}</p>", []],
    ["<p>{text('a')}</p>", []],
  ]) {
    it(`is found in ${source}`, () => {
      expect(bareTexts(`const view = ${source};`)).to.deep.equal(texts);
    });
  }
});
