import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import "ski-elements/ski-searchbar";
import type { SkiEventDetails, SkiSearchbar } from "ski-elements/types";

/** A template does not check properties of a custom element: what it binds is typed here. */
type Bound = Partial<Pick<SkiSearchbar, "menuDomain" | "apiBase" | "resultsUrl" | "seTitle" | "options">>;

const seller = "http://localhost:4173";

@Component({
  selector: "ski-example",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Angular</h1>
      <ski-searchbar
        locale="en-GB"
        engine-id="1"
        currency="GBP"
        url-sync="none"
        [menuDomain]="bound.menuDomain"
        [apiBase]="bound.apiBase"
        [resultsUrl]="bound.resultsUrl"
        [seTitle]="bound.seTitle"
        [options]="bound.options"
        (ski-change)="show($event.detail)"
      >
        <a [href]="bound.resultsUrl">Search for a ski holiday</a>
      </ski-searchbar>
      <p>
        Chosen: <output>{{ place() }}</output>
      </p>
    </main>
  `,
})
export class Search {
  readonly bound: Bound = {
    menuDomain: seller,
    apiBase: seller,
    resultsUrl: `${seller}/en/se-results`,
    seTitle: "Where do you want to ski?",
    options: { texts: { "en-GB": { "search_bar.search": "Find a chalet" } } },
  };
  readonly place = signal("no place");

  show({ search }: SkiEventDetails["ski-change"]) {
    this.place.set(search.place?.label ?? "no place");
  }
}
