/** A list of a count of items. Not `Array.from`, which old libraries replace by a function that ignores the second argument. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < Math.floor(count); index += 1) items.push(make(index));
  return items;
}
