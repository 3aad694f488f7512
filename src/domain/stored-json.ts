/** The value of a text that may be no JSON; null where it is none, or where there is no text. */
export function storedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") as unknown;
  } catch {
    return null;
  }
}
