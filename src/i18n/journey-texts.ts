import { dayAndTime, type Journey, type ReturnTrip } from "../domain/journeys.js";
import { clockTime } from "./format-time.js";
import type { Format } from "./format.js";
import type { Text } from "./texts.js";
import { unbroken } from "./unbroken.js";

interface TextTools {
  readonly text: Text;
  readonly format: Pick<Format, "day">;
  /** A BCP 47 tag. */
  readonly locale: string;
}

/** The texts of a journey to a stay and back. */
export interface JourneyTexts {
  readonly kind: Journey["kind"];
  readonly kindName: string;
  readonly carrier: string;
  /** Both ends of the journey to the stay, with their times. */
  readonly out: string;
  /** Changes, bags, the transfer and the journey back, as far as they are known. */
  readonly details: readonly string[];
}

/** @param firstDay of the stay. */
export function journeyTexts({ out, back }: ReturnTrip, firstDay: string, tools: TextTools): JourneyTexts {
  return {
    kind: out.kind,
    kindName: tools.text(`journey.${out.kind}`),
    carrier: unbroken(out.carrier),
    out: endsText(out, firstDay, tools),
    details: [...travelTexts(out, tools), ...(back ? [backText(back, tools)] : [])],
  };
}

/** Both ends with their times; the day of departure unless it is the expected one, and of arrival if it is another. */
export function endsText({ from, to, departs, arrives }: Journey, expectedDay: string, tools: TextTools): string {
  const departure = dayAndTime(departs);
  const arrival = dayAndTime(arrives);
  const dayOf = ({ day }: typeof departure) => unbroken(tools.format.day(day, "dayMonth"));
  const before = departure.day === expectedDay ? "" : `${dayOf(departure)}, `;
  const after = arrival.day === departure.day ? "" : `, ${dayOf(arrival)}`;
  return `${before}${from}\u00a0${timeText(departure, tools)} – ${to}\u00a0${timeText(arrival, tools)}${after}`;
}

/** Changes, bags and the transfer, as far as they are known. */
export function travelTexts({ changes, bags, transferMinutes }: Journey, { text }: Pick<TextTools, "text">): readonly string[] {
  return [
    changes > 0 ? text("journey.changes", { count: changes }) : text("journey.direct"),
    ...(bags ? [text("journey.bags", { count: bags })] : []),
    ...(transferMinutes ? [text("journey.transfer", { time: durationText(transferMinutes, text) })] : []),
  ];
}

function backText({ departs }: Journey, tools: TextTools): string {
  const departure = dayAndTime(departs);
  return unbroken(tools.text("journey.back", { day: tools.format.day(departure.day, "dayMonth"), time: timeText(departure, tools) }));
}

const timeText = ({ hours, minutes }: ReturnType<typeof dayAndTime>, { locale }: TextTools): string => clockTime(hours, minutes, locale);

/** "2 h 35 min" in words of the locale. */
export function durationText(minutes: number, text: Text): string {
  const parts = [
    ["hours", Math.floor(minutes / 60)],
    ["minutes", minutes % 60],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => text(`journey.${unit}`, { count }))
    .join("\u00a0");
}
