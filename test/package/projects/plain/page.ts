import "ski-elements";
import "ski-elements/light/ski-searchbar";
import { SkiGallery, SkiSearchbar } from "ski-elements/classes";
import { discover } from "ski-elements/autoloader";
import { createExperimentClient } from "ski-elements/experiments";
import { searchBar, stubCalls, type StubCalls } from "ski-elements/testing";
import { startStubServer } from "ski-elements/testing/server";
import type { Search, SkiElements, SkiEventDetails } from "ski-elements/types";

const bar = document.querySelector("ski-searchbar");
const picker = document.createElement("ski-date-picker");
const gallery: SkiGallery = new SkiGallery();

if (bar) {
  bar.engineId = 31;
  const driver = searchBar(bar, { locale: "en-GB" });
  void driver.chooseDates({ nights: 7 });
  // @ts-expect-error -- a range has an end
  void driver.chooseDates({ from: "2027-02-06" });
  bar.layout = "mobile";
  bar.topStations = [
    { id: 1, label: "Val Thorens", placeType: "station", domainName: "Les 3 Vallées", regionName: "Savoie", countryName: "France" },
  ];
  bar.locale = "auto";
  // @ts-expect-error -- no locale of the product
  bar.locale = "es-ES";
  // @ts-expect-error -- no layout of this name
  bar.layout = "tablet";
  // @ts-expect-error -- a number
  bar.engineId = "31";
  bar.addEventListener("ski-search", ({ detail }) => {
    const query: string = detail.query;
    // @ts-expect-error -- the address may be null
    const url: string = detail.url;
    return [query, url];
  });
}

const stub: StubCalls = stubCalls({
  find: (_request, usual) => ({ ...usual, count: 1 }),
  counts: () => new Response(null, { status: 503 }),
});
void startStubServer(stub, { port: 4999 });
// @ts-expect-error -- no call of this name
stubCalls({ weather: {} });

picker.standalone = true;
picker.locale = "fi-FI";
picker.value = { start: "2027-02-06", end: new Date(2027, 1, 13) };
picker.disabledDates = [{ repeat: { weekdays: [1, 7], from: "2027-01-01" } }, (day) => day > "2027-05-01"];
picker.marks = [{ key: "fair", dates: "2027-02-06", dot: true, popover: { text: "Fair", visibility: "hover" } }];
// @ts-expect-error -- a mark has a key
picker.marks = [{ dates: "2027-02-06" }];
// @ts-expect-error -- no rule by hours
picker.disabledEnds = { repeat: { hours: 3 } };
picker.showPage("2027-02");
gallery.show();

class Bar extends SkiSearchbar {}
customElements.define("my-searchbar", Bar);
discover(document.body);

const detail: SkiEventDetails["ski-change"] | null = null;
const search: Search | undefined = window.skiElements?.getSearch()?.snapshot();
const api: SkiElements | undefined = window.skiElements;
export { api, createExperimentClient, detail, search };
