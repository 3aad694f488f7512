import "./without-network.js";
import { createRoot } from "react-dom/client";
import {
  ClearRefinements,
  Configure,
  CurrentRefinements,
  Hits,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
} from "react-instantsearch";
import { facets, sortOrders } from "./facets.js";
import { listPage } from "./list-page.js";
import { searchClient } from "./search-client.js";
import { StayCard } from "./StayCard.jsx";

const Hit = ({ hit }) => <StayCard stay={hit} />;

function App({ size }) {
  return (
    <InstantSearch searchClient={searchClient} indexName="stays" future={{ preserveSharedStateOnUnmount: true }}>
      <Configure hitsPerPage={size} />
      <SearchBox placeholder="Where to?" />
      <div className="columns">
        <aside>
          {facets.map(({ attribute, title }) => (
            <section key={attribute}>
              <h2>{title}</h2>
              <RefinementList attribute={attribute} operator="and" limit={20} />
            </section>
          ))}
        </aside>
        <main>
          <Stats />
          <SortBy items={sortOrders} />
          <CurrentRefinements />
          <ClearRefinements />
          <Hits hitComponent={Hit} />
          <Pagination />
        </main>
      </div>
    </InstantSearch>
  );
}

const app = document.querySelector("#app");

listPage({
  mount: (size) => createRoot(app).render(<App size={size} />),
  roots: () => [app],
  list() {
    const list = app.querySelector(".ais-Hits-list");
    return list && { items: list.children, link: list.querySelector("h3 a") };
  },
  filter: (label) => app.querySelector(`input[value="${label}"]`),
});
