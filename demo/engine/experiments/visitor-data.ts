import type { EventOf, EventType } from "./events.js";
import type { RecordedEvent, VisitorIdentity } from "./record.js";

/** What is known of a visitor, computed from the events that were tracked. */

type Part = "customData" | "conversion" | "geolocation" | "experiment" | "page" | "staticData" | "currentVisit" | "kcs";

/** How many visits before the current one, and which parts; `kcs` are the scores of conversion. */
interface VisitorDataQuery extends Readonly<Partial<Record<Part, boolean | undefined>>> {
  readonly maxNumberPreviousVisits: number;
}

interface WireEvent<Type extends EventType> {
  readonly data: Omit<EventOf<Type>, "eventType" | "nonce">;
  /** Milliseconds since 1970. */
  readonly time: number;
}

interface WireVisit {
  readonly timeStarted: number;
  readonly customDataEvents?: readonly WireEvent<"customData">[];
  readonly conversionEvents?: readonly WireEvent<"conversion">[];
  readonly geolocationEvents?: readonly WireEvent<"geolocation">[];
  readonly pageEvents?: readonly WireEvent<"page">[];
  readonly experimentEvents?: readonly WireEvent<"experiment">[];
  readonly staticDataEvent?: WireEvent<"staticData">;
}

/** Scores from 0 to 100 by goal, at each key moment. */
type ConversionScores = Readonly<Record<number, Readonly<Record<number, number>>>>;

interface WireVisitorData {
  readonly currentVisit?: WireVisit;
  /** The latest first. */
  readonly previousVisits: readonly WireVisit[];
  readonly kcs?: ConversionScores;
}

/** A visit ends once the visitor does nothing for half an hour. */
const visitPause = 30 * 60 * 1000;

const isCode = (visitor: VisitorIdentity, code: string): boolean => "visitorCode" in visitor && visitor.visitorCode === code;
const isMapped = (visitor: VisitorIdentity, value: string): boolean => "mappingValue" in visitor && visitor.mappingValue === value;

/** The codes whose custom data mapped them to an identifier. */
function codesMappedTo(value: string, record: readonly RecordedEvent[]): ReadonlySet<string> {
  const codes = record.flatMap(({ visitor, event }) => {
    const maps = event.eventType === "customData" && event.mappingIdentifier === true && Object.hasOwn(event.valuesCountMap, value);
    return maps && "visitorCode" in visitor ? [visitor.visitorCode] : [];
  });
  return new Set(codes);
}

/** The events of one visitor, each once. An identifier also has the events of every code that was mapped to it. */
export function eventsOf(visitor: VisitorIdentity, record: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const once = record.filter(({ repeated }) => !repeated);
  if ("visitorCode" in visitor) return once.filter((event) => isCode(event.visitor, visitor.visitorCode));
  const { mappingValue } = visitor;
  const codes = codesMappedTo(mappingValue, record);
  return once.filter(
    (event) => isMapped(event.visitor, mappingValue) || ("visitorCode" in event.visitor && codes.has(event.visitor.visitorCode)),
  );
}

function visitsOf(events: readonly RecordedEvent[]): readonly (readonly RecordedEvent[])[] {
  const visits: RecordedEvent[][] = [];
  for (const event of events) {
    const visit = visits.at(-1);
    const last = visit?.at(-1);
    if (visit && last && event.time - last.time < visitPause) visit.push(event);
    else visits.push([event]);
  }
  return visits;
}

/** The events of a kind as the response holds them, without their type and nonce. */
function wireEvents<Type extends EventType>(visit: readonly RecordedEvent[], type: Type): readonly WireEvent<Type>[] {
  return visit.flatMap(({ event, time }) => {
    if (!isOf(event, type)) return [];
    const { eventType: _type, nonce: _nonce, ...data } = event;
    return [{ data, time }];
  });
}

function isOf<Type extends EventType>(event: RecordedEvent["event"], type: Type): event is EventOf<Type> {
  return event.eventType === type;
}

/** Device, browser and system are tracked as events of their own; the response has one event with all of them. */
function staticDataOf(visit: readonly RecordedEvent[]): Pick<WireVisit, "staticDataEvent"> {
  const events = wireEvents(visit, "staticData");
  const last = events.at(-1);
  return last ? { staticDataEvent: { data: Object.assign({}, ...events.map(({ data }) => data)), time: last.time } } : {};
}

function wireVisit(visit: readonly RecordedEvent[], query: VisitorDataQuery): WireVisit {
  return {
    timeStarted: visit[0]?.time ?? 0,
    ...(query.customData && { customDataEvents: wireEvents(visit, "customData") }),
    ...(query.conversion && { conversionEvents: wireEvents(visit, "conversion") }),
    ...(query.geolocation && { geolocationEvents: wireEvents(visit, "geolocation") }),
    ...(query.page && { pageEvents: wireEvents(visit, "page") }),
    ...(query.experiment && { experimentEvents: wireEvents(visit, "experiment") }),
    ...(query.staticData && staticDataOf(visit)),
  };
}

const onlyKeyMoment = 1;
const scoreOfPage = 10;
const highestScore = 100;

/** The more pages a visitor saw, the likelier every goal. */
function scoresOf(events: readonly RecordedEvent[], goals: readonly number[]): ConversionScores {
  const pages = wireEvents(events, "page").length;
  const score = Math.min(highestScore, pages * scoreOfPage);
  return { [onlyKeyMoment]: Object.fromEntries(goals.map((goal) => [goal, score])) };
}

/** The visits of a visitor with the kinds of events that the query names. A visit is the current one until its pause is over. */
export function visitorDataOf(
  events: readonly RecordedEvent[],
  query: VisitorDataQuery,
  { now, goals }: { readonly now: number; readonly goals: readonly number[] },
): WireVisitorData {
  const visits = visitsOf(events).toReversed();
  const [latest] = visits;
  const isCurrent = latest !== undefined && now - (latest.at(-1)?.time ?? 0) < visitPause;
  const previous = isCurrent ? visits.slice(1) : visits;
  return {
    ...(query.currentVisit && isCurrent && { currentVisit: wireVisit(latest, query) }),
    previousVisits: previous.slice(0, query.maxNumberPreviousVisits).map((visit) => wireVisit(visit, query)),
    ...(query.kcs && { kcs: scoresOf(events, goals) }),
  };
}
