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
import { searchClient } from "./search-client.js";
import { StayCard } from "./StayCard.jsx";

const Hit = ({ hit }) => <StayCard stay={hit} />;

export function ReactInstantSearchPage({ size }) {
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
