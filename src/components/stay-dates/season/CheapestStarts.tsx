import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { useSearch } from "../../../store/useSearch.js";
import { useChooseStay, useStayWords, type Season } from "./useSeason.js";

/** The five cheapest starts, each a button that chooses its stay. */
export function CheapestStarts({ model: { cheapest, chosen } }: Pick<Season, "model">) {
  const text = useText();
  const format = useFormat();
  const words = useStayWords();
  const choose = useChooseStay();
  const currency = useSearch((search) => search.settings.currency);
  if (cheapest.length === 0) return null;
  return (
    <section className="season-starts">
      <h2 className="season-title">{text("season.starts")}</h2>
      <ol className="cheapest-starts" part="cheapest-starts">
        {cheapest.map((stay, index) => (
          <li key={stay.start}>
            <button
              type="button"
              className="cheapest-start"
              part="cheapest-start"
              aria-pressed={stay === chosen}
              onClick={() => choose(stay)}
            >
              <span className={`rank${index === 0 ? " one" : ""}`} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b>{format.day(stay.start, "weekday")}</b>{" "}
                <small>{[text("dates.nights", { count: stay.nights }), words.count(stay)].filter(Boolean).join(" · ")}</small>
              </span>{" "}
              <span className="num">{format.money(stay.price, currency)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
