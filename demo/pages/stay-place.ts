import { markets } from "../../src/domain/markets.js";
import type { StationAccess } from "../engine/answers.js";
import { demoWords } from "../words/all.js";
import { html, type Markup } from "./markup.js";
import { stayMap } from "./stay-map.js";
import type { StayPart } from "./stay-part.js";

/** Where the resort is, and how it is reached by train, by air and by road, with about how long the last part by road takes. */
export function placePart(part: StayPart): Markup {
  const { access } = part.stay;
  return html`<section id="place" class="stay-access">
    <h2>${part.text("to_place")}</h2>
    ${stayMap(part, (code) => cityOf(part, access?.airports.find((one) => one.code === code)?.name ?? code))}
    ${access && ways(part, access)}
  </section>`;
}

const cityOf = ({ locale }: StayPart, airport: string): string => demoWords[markets[locale].language].airports[airport] ?? airport;

function ways(part: StayPart, way: StationAccess): Markup {
  const { texts, format } = part;
  const { stationName } = part.stay;
  const text = (key: string, values?: Readonly<Record<string, string>>) => texts(`stay.${key}`, values);
  const isHere = stationName.startsWith(way.train.name);
  const time = (minutes: number) => ({ time: format.duration(minutes) });
  const airport = ({ name, code, minutes }: (typeof way.airports)[number]) =>
    `${cityOf(part, name)} (${code}), ${text("drive_time", time(minutes))}`;
  const train = { station: way.train.name, resort: stationName, time: text("about_time", time(way.train.minutes)) };
  const rows = [
    ["by_train", text(isHere ? "by_train_here" : "by_train_text", train)],
    ["by_air", way.airports.map(airport).join(" · ")],
    ["by_road", text("road_text", { road: way.road.join(", "), resort: stationName })],
  ];
  return html`<h3>${text("access")}</h3>
    <dl>
      ${rows.map(
        ([key = "", value]) =>
          html`<div>
            <dt>${text(key)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
}
