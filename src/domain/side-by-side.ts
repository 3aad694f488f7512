/** All keys, those that are wanted most first. */
function ordered(keys: readonly string[], wanted: readonly string[]): readonly string[] {
  return [...wanted.filter((key) => keys.includes(key)), ...keys.filter((key) => !wanted.includes(key))];
}

/** The keys that are shown where there is room for so many. @param wanted Keys, the one that is wanted most first. */
export function sideBySide(keys: readonly string[], wanted: readonly string[], room: number): readonly string[] {
  return ordered(keys, wanted).slice(0, room);
}

/** What is wanted once a key that is shown is to give way, or one that is not is to be shown. */
export function toggled(keys: readonly string[], wanted: readonly string[], room: number, key: string): readonly string[] {
  const isShown = sideBySide(keys, wanted, room).includes(key);
  const others = ordered(keys, wanted).filter((other) => other !== key);
  return isShown ? [...others, key] : [key, ...others];
}
