import "./without-network.js";
import { autocomplete } from "@algolia/autocomplete-js";
import { textsPage } from "./texts-page.js";

async function placesFor(query) {
  const response = await fetch(`/se/search/find/autocomplete?${new URLSearchParams({ text_search: query })}`);
  return (await response.json()).places;
}

const item = ({ item: place, html }) => html`
  <div class="aa-ItemWrapper">
    <div class="aa-ItemContent">
      <div class="aa-ItemIcon aa-ItemIcon--noBorder">
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor"><path d="M2 22 12 4l10 18z" /></svg>
      </div>
      <div class="aa-ItemContentBody">
        <div class="aa-ItemContentTitle">${place.name}</div>
        <div class="aa-ItemContentDescription">${place.domainName}, ${place.regionName}</div>
      </div>
    </div>
  </div>
`;

textsPage({
  mount() {
    autocomplete({
      container: "#app",
      placeholder: "Where to?",
      getSources: () => [{ sourceId: "places", getItems: ({ query }) => placesFor(query), templates: { item } }],
    });
  },
  input: () => document.querySelector(".aa-Input"),
  roots: () => [document.body],
  rows() {
    const found = document.querySelectorAll(".aa-ItemContentTitle");
    return found.length ? { count: found.length, first: found[0].textContent } : null;
  },
});
