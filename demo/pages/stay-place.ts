import { markets } from "../../src/domain/markets.js";
import { demoWords } from "../words/all.js";
import { html, type Markup } from "./markup.js";
import { stayMap } from "./stay-map.js";
import type { StayPart } from "./stay-part.js";

/** Where the resort is, and how it is reached by train, by air and by road, with about how long the last part by road takes. */
export function placePart(part: StayPart): Markup | null {
  const { stay, locale, texts, format } = part;
  const { access: way, stationName } = stay;
  if (!way) return null;
  const text = (key: string, values?: Readonly<Record<string, string>>) => texts(`stay.${key}`, values);
  const cities = demoWords[markets[locale].language].airports;
  const nameOf = (airport: string) => cities[airport] ?? airport;
  const isHere = stationName.startsWith(way.train.name);
  const time = (minutes: number) => ({ time: format.duration(minutes) });
  const airport = ({ name, code, minutes }: (typeof way.airports)[number]) =>
    `${nameOf(name)} (${code}), ${text("drive_time", time(minutes))}`;
  const train = { station: way.train.name, resort: stationName, time: text("about_time", time(way.train.minutes)) };
  const rows = [
    ["by_train", text(isHere ? "by_train_here" : "by_train_text", train)],
    ["by_air", way.airports.map(airport).join(" · ")],
    ["by_road", text("road_text", { road: way.road.join(", "), resort: stationName })],
  ];
  return html`<section id="place" class="stay-access">
    <h2>${part.text("to_place")}</h2>
    ${stayMap(part, (code) => nameOf(way.airports.find((one) => one.code === code)?.name ?? code))}
    <h3>${text("access")}</h3>
    <dl>
      ${rows.map(
        ([key = "", value]) =>
          html`<div>
            <dt>${text(key)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
