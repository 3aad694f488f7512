/** How much is kept: a number of entries, and their bytes together. */
interface Limits {
  readonly entries: number;
  readonly bytes: number;
}

/** A list that drops its oldest entries once it exceeds a limit; an entry that exceeds the bytes by itself is not kept. */
interface Kept<Entry> {
  add(entry: Entry): void;
  /** The entries, the oldest first. */
  list(): readonly Entry[];
  clear(): void;
}

const encoder = new TextEncoder();

/** The JSON of a value in UTF-8. */
export const jsonOf = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

/** A list of entries whose sizes `bytesOf` returns, in bytes; without it, the size of the entry's JSON. */
export function createKept<Entry>(limits: Limits, bytesOf = (entry: Entry): number => jsonOf(entry).length): Kept<Entry> {
  let kept: { readonly entry: Entry; readonly bytes: number }[] = [];
  let bytes = 0;
  return {
    add(entry) {
      const added = { entry, bytes: bytesOf(entry) };
      kept.push(added);
      bytes += added.bytes;
      let dropped = 0;
      while (kept.length - dropped > limits.entries || bytes > limits.bytes) bytes -= kept[dropped++]?.bytes ?? 0;
      if (dropped > 0) kept = kept.slice(dropped);
    },
    list: () => kept.map(({ entry }) => entry),
    clear() {
      kept = [];
      bytes = 0;
    },
  };
}
