import { markets } from "../../src/domain/markets.js";
import { petsIn, type Pets, type WayIn, wayInto } from "../engine/catalogue/access-and-pets.js";
import { inCurrency } from "../engine/wire/money.js";
import { html, type Markup } from "./markup.js";
import type { StayPart } from "./stay-part.js";

type Row = readonly [name: string, value: string];

function wayRows(
  { text, texts }: StayPart,
  { isAccessible, steps, doorCm, floor, liftDoorCm, shower, hasParkingNearDoor }: WayIn,
): readonly Row[] {
  const level = floor === 0 ? text("floor_ground") : text("floor", { floor });
  const lift = liftDoorCm === null ? text("lift_none") : text("lift", { cm: liftDoorCm });
  return [
    [texts("criteria.reduced_mobility"), text(isAccessible ? "is_accessible" : "not_accessible")],
    [text("entrance"), steps === 0 ? text("steps_none") : text("steps", { count: steps })],
    [text("doors"), text("door", { cm: doorCm })],
    [text("storey"), floor === 0 ? level : text("storey_lift", { floor: level, lift })],
    [text("shower"), text(`shower_${shower}`)],
    [text("parking"), text(hasParkingNearDoor ? "parking_near" : "parking_far")],
  ];
}

function petsText({ text, format, locale }: StayPart, pets: Pets | null): string {
  if (!pets) return text("pets_none");
  const { most, kilograms, fee, per } = pets;
  const number = text("pets_most", { count: most });
  const size = kilograms === null ? text("pets_any_weight") : text("pets_weight", { kilograms });
  return [number, size, text(`pets_per_${per}`, { fee: format.money(inCurrency(fee, markets[locale].currency)) })].join(", ");
}

/** The way into the lodging for people with reduced mobility, and which pets may come. */
export function accessPart(part: StayPart): Markup {
  const { text, stay } = part;
  const hasFloors = stay.rooms.every(({ kind }) => kind !== "house");
  const rows: readonly Row[] = [...wayRows(part, wayInto(stay, hasFloors)), [text("pets"), petsText(part, petsIn(stay))]];
  return html`<section id="access" class="stay-way-in">
    <h2>${text("access_and_pets")}</h2>
    <dl>
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
