/** A repeatable source of chance: the same seed gives the same values on every machine. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** 32-bit FNV-1a of a text; non-negative. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** A small generator (mulberry32) seeded by a number or a text. */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === "string" ? hashText(seed) : seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error("Nothing to pick from an empty list");
      return picked;
    },
  };
}

/** A share from 0 inclusive to 1 exclusive that is always the same for a text; for results that must not depend on order. */
export function shareOf(text: string): number {
  return createRandom(text).next();
}

export function pickWeighted(random: Random, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return index < 0 ? weights.length - 1 : index;
}
