import type { EngineAnswers } from "../../demo/engine/answers.js";
import { createRandom } from "../../demo/engine/catalogue/random.js";
import { pagesAddUp, pricesAgree, priceRangeIsReached, startPricesAreListed } from "./amounts.js";
import { countsAreWhatIsListed, offersLeadSomewhere, type Rule } from "./choices.js";
import { callsOf, serveAnswers } from "./engine.js";
import { lengthsAgree, pricesByLengthAreListed } from "./lengths.js";
import { randomSearch } from "./search.js";

const rules: Readonly<Record<string, Rule>> = {
  "counts are what is listed": countsAreWhatIsListed,
  "what is offered leads somewhere": offersLeadSomewhere,
  "pages add up": pagesAddUp,
  "the price range is reached": priceRangeIsReached,
  "start prices are listed": startPricesAreListed,
  "prices by length are listed": pricesByLengthAreListed,
  "lengths agree": lengthsAgree,
  "prices agree": pricesAgree,
};

interface Broken {
  readonly turn: number;
  readonly rule: string;
  readonly what: string;
  /** The requests of the rule; the last one broke it. */
  readonly requests: readonly string[];
}

/** Makes random searches over HTTP, and returns how many requests that took and the rules that were broken. */
export async function checkInvariants(answers: EngineAnswers, seed: string, searches: number) {
  const { address, close } = await serveAnswers(answers);
  const calls = callsOf(address);
  const broken: Broken[] = [];
  let requests = 0;
  try {
    for (let turn = 0; turn < searches; turn++) {
      const search = randomSearch(createRandom(`${seed} ${turn}`));
      for (const [rule, check] of Object.entries(rules)) {
        calls.sent.length = 0;
        await check(calls, search, createRandom(`${seed} ${turn} ${rule}`)).catch((error: unknown) => {
          const what = error instanceof Error ? error.message : String(error);
          broken.push({ turn, rule, what, requests: [...calls.sent] });
        });
        requests += calls.sent.length;
      }
    }
  } finally {
    close();
  }
  return { requests, broken };
}
