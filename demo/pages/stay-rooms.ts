import { markets } from "../../src/domain/markets.js";
import { type BedKind, type Space, spacesOf } from "../engine/catalogue/beds.js";
import type { Room } from "../engine/catalogue/rooms.js";
import { demoWords } from "../words/all.js";
import { floorPlan } from "./floor-plan.js";
import { html, type Markup } from "./markup.js";
import type { StayPart } from "./stay-part.js";

const bedOrder: readonly BedKind[] = ["double", "single", "bunk", "sofa"];

function bedsText({ text }: StayPart, beds: readonly BedKind[]): string {
  return bedOrder
    .map((kind) => [kind, beds.filter((bed) => bed === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => text(`bed_${kind}`, { count }))
    .join(", ");
}

/** Such as "Bedroom, 9 m²: 2 single beds". */
function spaceText(part: StayPart, { kind, area, beds }: Space): string {
  const space = part.text("space", { name: part.text(`space_${kind}`), area });
  return beds.length === 0 ? space : part.text("space_beds", { space, beds: bedsText(part, beds) });
}

function roomCard(part: StayPart, room: Room): Markup {
  const { text, stay, locale } = part;
  const { seller } = demoWords[markets[locale].language];
  const spaces = spacesOf(room, stay.criteria).map((space) => ({ space, line: spaceText(part, space) }));
  const plan = text("plan_name", { spaces: spaces.map(({ line }) => line).join("; ") });
  return html`<li>
    <h3>${seller.room(room)}</h3>
    <p>${seller.details(room)}</p>
    ${floorPlan(
      spaces.map(({ space }) => space),
      plan,
    )}
    <ol>
      ${spaces.map(({ line }) => html`<li>${line}</li>`)}
    </ol>
  </li>`;
}

/** Every sort of room of the lodging, with its beds and a plan. */
export function roomsPart(part: StayPart): Markup {
  const { text, stay } = part;
  return html`<section id="rooms" class="stay-rooms">
    <h2>${text("rooms")}</h2>
    <p>${text("plan_note")}</p>
    <ul>
      ${stay.rooms.map((room) => roomCard(part, room))}
    </ul>
  </section>`;
}
