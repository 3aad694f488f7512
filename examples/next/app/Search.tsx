"use client";

import { useState } from "react";
import { SkiSearchbar } from "ski-elements/react";

const seller = "http://localhost:4173";

/** No attribute carries an object: it is set as a property once the page is hydrated. */
const options = { texts: { "en-GB": { "search_bar.search": "Find a chalet" } } };

export function Search() {
  const [place, setPlace] = useState("no place");
  const [query, setQuery] = useState("");
  return (
    <>
      <SkiSearchbar
        locale="en-GB"
        engineId={1}
        currency="GBP"
        menuDomain={seller}
        apiBase={seller}
        resultsUrl={`${seller}/en/se-results`}
        urlSync="none"
        seTitle="Where do you want to ski?"
        options={options}
        onSkiChange={({ detail }) => setPlace(detail.search.place?.label ?? "no place")}
        onSkiSearch={(event) => {
          event.preventDefault();
          setQuery(event.detail.query);
        }}
      >
        <a href={`${seller}/en/se-results`}>Search for a ski holiday</a>
      </SkiSearchbar>
      <p>
        Chosen: <output>{place}</output>
      </p>
      <p>{query}</p>
    </>
  );
}
