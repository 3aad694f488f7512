import { useFormat } from "../../../i18n/useFormat.js";
import type { SeasonGraph } from "../../../models/season-graph.js";
import { useSearch } from "../../../store/useSearch.js";
import { useHolidayName } from "./useHolidayName.js";

/** So near an end, in bars, a name would be cut if it were in the middle of its holiday. */
const edgeBars = 3.5;

/** The amounts beside the bars. */
export function SeasonAxis({ axis }: Pick<SeasonGraph, "axis">) {
  const format = useFormat();
  const currency = useSearch((search) => search.settings.currency);
  const top = axis.at(-1) ?? 1;
  return (
    <div className="axis" aria-hidden="true">
      {axis.map((amount) => (
        <span key={amount} style={{ bottom: `${(amount / top) * 100}%` }}>
          {format.money(amount, currency)}
        </span>
      ))}
    </div>
  );
}

/** Behind the bars: a line for each amount, and the school holidays with their names. */
export function SeasonShades({ graph: { bars, axis, shades } }: { readonly graph: SeasonGraph }) {
  const nameOf = useHolidayName();
  const top = axis.at(-1) ?? 1;
  const share = (count: number) => `${(count / bars.length) * 100}%`;
  return (
    <>
      <div className="shade-names" aria-hidden="true">
        {shades.map((shade) => {
          const middle = (shade.first + shade.last + 1) / 2;
          const edge = middle < edgeBars ? " at-start" : bars.length - middle < edgeBars ? " at-end" : "";
          return (
            <span key={shade.first} className={`shade-name${edge}`} style={edge ? undefined : { insetInlineStart: share(middle) }}>
              {nameOf(shade)}
            </span>
          );
        })}
      </div>
      <div className="rules" aria-hidden="true">
        {axis.map((amount) => (
          <i key={amount} className="rule" style={{ bottom: `${(amount / top) * 100}%` }} />
        ))}
        {shades.map(({ first, last, zones: [zone, ...others] }) => (
          <i
            key={first}
            className={others.length > 0 ? "shade" : `shade zone-${zone}`}
            style={{ insetInlineStart: share(first), inlineSize: share(last + 1 - first) }}
          />
        ))}
      </div>
    </>
  );
}
