import { useState } from "react";
import { SkiDatePicker, SkiSearchbar } from "ski-elements/react";

const seller = "http://localhost:4173";

export function App() {
  const [place, setPlace] = useState("no place");
  const [week, setWeek] = useState("");
  return (
    <main>
      <h1>React with Vite</h1>
      <SkiSearchbar
        locale="en-GB"
        engineId={1}
        currency="GBP"
        menuDomain={seller}
        apiBase={seller}
        resultsUrl={`${seller}/en/se-results`}
        urlSync="none"
        seTitle="Where do you want to ski?"
        onSkiChange={({ detail }) => setPlace(detail.search.place?.label ?? "no place")}
      >
        <a href={`${seller}/en/se-results`}>Search for a ski holiday</a>
      </SkiSearchbar>
      <p>
        Chosen: <output>{place}</output>
      </p>
      <SkiDatePicker
        standalone
        locale="en-GB"
        label="A week"
        range
        onSkiDateChange={({ detail }) => setWeek(JSON.stringify(detail.value))}
      />
      <p>{week}</p>
    </main>
  );
}
