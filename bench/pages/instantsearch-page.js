import instantsearch from "instantsearch.js";
import {
  clearRefinements,
  configure,
  currentRefinements,
  hits,
  pagination,
  refinementList,
  searchBox,
  sortBy,
  stats,
} from "instantsearch.js/es/widgets";
import { facets, price, rating, sortOrders } from "./facets.js";
import { searchClient } from "./search-client.js";
const layout = `
  <div id="search"></div>
  <div class="columns">
    <aside>${facets.map(({ attribute, title }) => `<section><h2>${title}</h2><div id="${attribute}"></div></section>`).join("")}</aside>
    <main>
      <div id="stats"></div><div id="sort"></div><div id="current"></div><div id="clear"></div><div id="hits"></div><div id="pages"></div>
    </main>
  </div>`;

const roomLink = (stay, room, html) =>
  html`<a href=${stay.url}>
    <span><b>${room.name} · ${room.surface} m²</b><small>7 nights</small></span
    ><b>${price(room.price)}</b>
  </a>`;

const card = (stay, { html }) => html`
  <article class="card">
    <div class="shot"><img src=${stay.picture} alt=${stay.name} width="1200" height="800" loading="lazy" decoding="async" /></div>
    <div class="body">
      <h3><a href=${stay.url}>${stay.name}</a></h3>
      <p class="place"><span class="stars">${stay.stars}</span><span>${stay.place} · ${stay.region}</span></p>
      <p class="rating"><b>${rating(stay.rating)}</b><span>${stay.reviews} reviews</span></p>
      <ul class="facts">
        ${stay.amenities.slice(0, 5).map((amenity) => html`<li>${amenity}</li>`)}
      </ul>
      <div class="packages">
        ${stay.packages.map((pack) => html`<button type="button"><span>${pack.name}</span><b>${price(pack.price)}</b></button>`)}
      </div>
      <ul class="offers">
        ${stay.rooms.map((room) => html`<li>${roomLink(stay, room, html)}</li>`)}
      </ul>
    </div>
  </article>
`;

export function startInstantSearch(app, size) {
  app.innerHTML = layout;
  const search = instantsearch({ searchClient, indexName: "stays", future: { preserveSharedStateOnUnmount: true } });
  search.addWidgets([
    configure({ hitsPerPage: size }),
    searchBox({ container: "#search", placeholder: "Where to?" }),
    ...facets.map(({ attribute }) => refinementList({ container: `#${attribute}`, attribute, operator: "and", limit: 20 })),
    stats({ container: "#stats" }),
    sortBy({ container: "#sort", items: sortOrders }),
    currentRefinements({ container: "#current" }),
    clearRefinements({ container: "#clear" }),
    hits({ container: "#hits", templates: { item: card } }),
    pagination({ container: "#pages" }),
  ]);
  search.start();
}
