import type { CDPSession, Page } from "@playwright/test";
import { packageCodes } from "../../src/domain/packages.js";
import type { Played } from "./played.js";
import { GaveUp, type ReadCard, type ReadPrice } from "./visitor.js";
import { partySize, type Limit, type Wish } from "./wish.js";
import { pageWords } from "./words.js";

/** Chromium offers tools behind this flag (WebMCP, a draft). */
export const webMcpArgument = "--enable-features=WebMCP";

/** How long an assistant waits for a tool. */
const patience = 30_000;
/** How many stays it reads of an answer. */
const staysRead = 20;
const cateringKeys: ReadonlySet<string> = new Set(["half_board", "full_board", "breakfast", "all_inclusive"]);

interface OfferedTool {
  readonly name: string;
  readonly frameId: string;
}
interface ToolResponse {
  readonly invocationId: string;
  readonly status: string;
  readonly output?: unknown;
}
interface Money {
  readonly sum: number;
}
interface Stays {
  readonly stays: readonly {
    readonly name: string;
    readonly place: string;
    readonly region: string;
    readonly rating: { readonly average: number } | null;
    readonly offer: { readonly package: string; readonly arrival: string; readonly departure: string; readonly price: Money } | null;
  }[];
}
interface Place {
  readonly placeId: number;
  readonly placeType: string;
  readonly name: string;
  readonly arrival: string | null;
  readonly departure: string | null;
}

/** The tools that a page offers to the browser, called by the domain of the developer tools that an assistant uses. */
class Agent {
  calls = 0;
  readonly #tools = new Map<string, OfferedTool>();
  /** Calls that wait until the page offers their tool. */
  readonly #wanted = new Map<string, (tool: OfferedTool) => void>();
  readonly #waiting = new Map<string, (response: ToolResponse) => void>();
  /** Responses that came before their call had its id. */
  readonly #early = new Map<string, ToolResponse>();

  private constructor(readonly session: CDPSession) {}

  static async at(page: Page): Promise<Agent> {
    const session = await page.context().newCDPSession(page);
    const agent = new Agent(session);
    // The domain is newer than the types of the protocol.
    session.on("event", ({ method, params }) => {
      if (method === "WebMCP.toolsAdded") agent.#add((params as unknown as { tools: readonly OfferedTool[] }).tools);
      if (method === "WebMCP.toolResponded") agent.#receive(params as unknown as ToolResponse);
    });
    await agent.send("WebMCP.enable");
    return agent;
  }

  send(method: string, parameters: object = {}): Promise<unknown> {
    return this.session.send(method as "Page.enable", parameters);
  }

  async call<Result>(name: string, input: object): Promise<Result> {
    this.calls += 1;
    const tool =
      this.#tools.get(name) ?? (await inTime<OfferedTool>(`the page does not offer ${name}`, (resolve) => this.#wanted.set(name, resolve)));
    const { invocationId } = (await this.send("WebMCP.invokeTool", { frameId: tool.frameId, toolName: name, input })) as ToolResponse;
    const { output, status } = await this.#responseTo(invocationId);
    const answer = (typeof output === "string" ? JSON.parse(output) : output) as {
      ok: boolean;
      result: Result;
      error?: { message: string };
    };
    if (!answer?.ok) throw new GaveUp(`${name}: ${answer?.error?.message ?? status}`);
    return answer.result;
  }

  #add(tools: readonly OfferedTool[]): void {
    for (const tool of tools) {
      this.#tools.set(tool.name, tool);
      this.#wanted.get(tool.name)?.(tool);
    }
  }

  #receive(response: ToolResponse): void {
    const resolve = this.#waiting.get(response.invocationId);
    if (resolve) resolve(response);
    else this.#early.set(response.invocationId, response);
  }

  async #responseTo(id: string): Promise<ToolResponse> {
    return this.#early.get(id) ?? inTime<ToolResponse>("a tool does not respond", (resolve) => this.#waiting.set(id, resolve));
  }
}

/** Gives up with a reason where what is waited for does not come. */
function inTime<Value>(reason: string, wait: (resolve: (value: Value) => void) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new GaveUp(reason)), patience);
    wait((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

function limitInput(limit: Limit): object {
  if (limit.kind === "altitude") return { altitude: limit.metres };
  return limit.kind === "slopes" ? { slopesKm: limit.kilometres } : { near: limit.code, minutes: limit.minutes };
}

/** What every tool is narrowed by; a mark of guests is read off the answers. */
function narrowingOf({ nights, adults, children, quality, budget }: Wish): object {
  const keyed = quality?.kind === "amenity" && (cateringKeys.has(quality.key) ? { catering: [quality.key] } : { amenities: [quality.key] });
  return {
    ...{ nights, adults, childrenAges: children },
    ...keyed,
    ...(quality?.kind === "stars" && { stars: quality.stars }),
    ...(budget !== null && { budget }),
  };
}

async function placeFor(agent: Agent, wish: Wish): Promise<Place> {
  const { where, when } = wish;
  const none = { arrival: null, departure: null };
  if (where.kind === "resort") return { placeId: where.id, placeType: "station", name: where.name, ...none };
  if (where.kind === "area") return { placeId: where.id, placeType: "domain", name: where.name, ...none };
  const { places } = await agent.call<{ places: readonly Place[] }>("where_to_go", {
    ...narrowingOf(wish),
    ...Object.assign({}, ...where.limits.map(limitInput)),
    ...(when.kind === "month" && { month: when.month }),
    ...(when.kind === "exact" && { arrival: when.start, departure: when.end }),
    limit: 1,
  });
  const [first] = places;
  if (!first) throw new GaveUp("where_to_go has no place");
  return first;
}

async function daysFor(agent: Agent, wish: Wish, place: Place) {
  const { when } = wish;
  if (when.kind === "exact") return { arrival: when.start, departure: when.end };
  if (place.arrival !== null && place.departure !== null) return { arrival: place.arrival, departure: place.departure };
  const { dates } = await agent.call<{ dates: readonly { arrival: string; departure: string }[] }>("cheapest_dates", {
    ...{ placeId: place.placeId, placeType: place.placeType, ...narrowingOf(wish) },
    ...(when.kind === "month" && { month: when.month }),
    limit: 1,
  });
  const [first] = dates;
  if (!first) throw new GaveUp("cheapest_dates has no dates");
  return { arrival: first.arrival, departure: first.departure };
}

/** A stay of an answer, as a card of the page would have shown it. */
function cardOf(wish: Wish, { name, place, region, offer }: Stays["stays"][number]): ReadCard | null {
  if (!offer) return null;
  const { texts, dayText } = pageWords(wish.locale);
  const packages: Readonly<Record<string, string>> = texts.package;
  const written = (day: string) => `${dayText(day)} ${day.slice(0, 4)}`;
  const code = packageCodes.find((one) => one === offer.package);
  return {
    name,
    text: `${place} · ${region}`,
    packageWords: code ? (packages[`short_${code}`] ?? packages[code] ?? "") : "",
    basis: `${partySize(wish)}, ${wish.nights}`,
    price: Math.round(offer.price.sum),
    isFrom: false,
    head: `${written(offer.arrival)} – ${written(offer.departure)}`,
  };
}

const isRatedFor = ({ quality }: Wish, { rating }: Stays["stays"][number]): boolean =>
  quality?.kind !== "rating" || (rating !== null && rating.average * 10 >= quality.tenths);

/** Plays a wish by calling tools alone: where to go and when, where the wish leaves that open, and the stays there; the first that suits. */
export async function playByTools(page: Page, wish: Wish): Promise<Played> {
  await page.goto(pageWords(wish.locale).home);
  const agent = await Agent.at(page);
  const prices: ReadPrice[] = [];
  const ended = (card: ReadCard | null, gaveUp: string | null): Played => ({ wish, card, gaveUp, presses: agent.calls, prices });
  try {
    const place = await placeFor(agent, wish);
    const { nights: _nights, ...narrowing } = narrowingOf(wish) as { nights: number };
    const { placeId, placeType } = place;
    const { stays } = await agent.call<Stays>("search_stays", {
      ...{ placeId, placeType, ...(await daysFor(agent, wish, place)), ...narrowing, limit: staysRead },
    });
    const cards = stays.flatMap((stay) => cardOf(wish, stay) ?? []);
    prices.push(...cards.map((card): ReadPrice => ({ kind: "total", words: `${card.name}: ${card.price}`, price: card.price, card })));
    const suiting = stays.filter((stay) => isRatedFor(wish, stay)).flatMap((stay) => cardOf(wish, stay) ?? []);
    const card = suiting.find(({ price }) => wish.budget === null || price <= wish.budget);
    return card ? ended(card, null) : ended(null, "no stay of the answer suits");
  } catch (error) {
    if (error instanceof GaveUp) return ended(null, error.message);
    throw error;
  }
}
