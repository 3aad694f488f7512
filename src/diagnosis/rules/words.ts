/** Names as code, with "and" before the last one. */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** `<ski-results>`. */
export const tag = (name: string): string => `<${name}>`;

/** The origin of an address; the address itself where it has none. */
export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/** Each item once. */
export const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];
