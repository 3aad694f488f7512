// npm install ski-elements
// Change it at https://www.example.com/partners?build=react&results=%2Fen%2Fse-results%3Fpartner%3Dvalmont&main=4a2545&accent=d9b65a&corners=small&host=vite-react
// Content-Security-Policy, where the page has one: connect-src https://www.example.com; img-src https://www.example.com data:; form-action https://www.example.com
import { SkiSearchbar } from "ski-elements/react";
import "ski-elements/ski-elements.css";
import "./ski-search.css";

export function SkiSearch() {
  return (
    <SkiSearchbar
      locale="en-GB"
      engineId={1}
      currency="GBP"
      menuDomain="https://www.example.com"
      apiBase="https://www.example.com"
      forward="utm_* gclid"
      urlSync="none"
      analytics="off"
      resultsUrl="https://www.example.com/en/se-results?partner=valmont"
    >
      <form action="https://www.example.com/en/se-results">
        <input type="hidden" name="partner" value="valmont" />
        <label>Where to? <input name="text" /></label>
        <button>Search</button>
      </form>
    </SkiSearchbar>
  );
}
