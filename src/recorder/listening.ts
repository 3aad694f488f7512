/** Listens before anything of the page does. Returns a function that stops it. */
export function listen(place: EventTarget, types: readonly string[], listener: (event: Event) => void): () => void {
  const options = { capture: true, passive: true };
  for (const type of types) place.addEventListener(type, listener, options);
  return () => {
    for (const type of types) place.removeEventListener(type, listener, options);
  };
}
