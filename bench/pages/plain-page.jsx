import { memo } from "react";
import { proxy, ref, useSnapshot } from "valtio";
import { facets, sortOrders } from "./facets.js";
import { StayCard } from "./StayCard.jsx";

const state = proxy({ amenities: [], size: 20, sort: "stays", page: 0, response: null });

export async function load(size = state.size) {
  state.size = size;
  const { amenities, page } = state;
  const response = await fetch("/index/stays", { method: "POST", body: JSON.stringify({ amenities, page, hitsPerPage: size }) });
  state.response = ref(await response.json());
}

function toggle(name) {
  state.amenities = state.amenities.includes(name) ? state.amenities.filter((other) => other !== name) : [...state.amenities, name];
  state.page = 0;
  void load();
}

function turnTo(page) {
  state.page = page;
  void load();
}

function Filter({ attribute, title }) {
  const { amenities, response } = useSnapshot(state);
  const counts = Object.entries(response?.facets[attribute] ?? {});
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {counts.map(([name, count]) => (
          <li key={name}>
            <label>
              <input type="checkbox" value={name} checked={amenities.includes(name)} onChange={() => toggle(name)} />
              <span>{name}</span>
              <span>{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Cards = memo(function Cards({ stays }) {
  return (
    <ol className="list">
      {stays.map((stay) => (
        <li key={stay.objectID}>
          <StayCard stay={stay} />
        </li>
      ))}
    </ol>
  );
});

function Tools() {
  const { sort, amenities } = useSnapshot(state);
  return (
    <>
      <select value={sort} onChange={(event) => (state.sort = event.currentTarget.value)}>
        {sortOrders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ul>
        {amenities.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => toggle(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Pages({ count }) {
  const { page } = useSnapshot(state);
  return (
    <nav>
      {Array.from({ length: Math.min(count, 7) }, (_, index) => (
        <button type="button" key={index} aria-current={index === page} onClick={() => turnTo(index)}>
          {index + 1}
        </button>
      ))}
    </nav>
  );
}

export function PlainPage() {
  const { response } = useSnapshot(state);
  return (
    <>
      <form>
        <input type="search" placeholder="Where to?" />
      </form>
      <div className="columns">
        <aside>
          {facets.map((facet) => (
            <Filter key={facet.attribute} {...facet} />
          ))}
        </aside>
        <main>
          <p>{response ? `${response.nbHits} stays` : "Loading"}</p>
          <Tools />
          {response && <Cards stays={response.hits} />}
          {response && <Pages count={response.nbPages} />}
        </main>
      </div>
    </>
  );
}
