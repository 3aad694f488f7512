/** The message of a thrown value, which need not be an Error. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : valueText(error);
}

/** A value as text, for a message: an object that a page or a response made may have none. */
export function valueText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return "an object";
  }
}
