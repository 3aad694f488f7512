/** Whether a text is a host or an origin. Not by `URL`: browsers differ in the hosts that they refuse. */
export function isSite(text: string): boolean {
  return /^(?:https?:\/\/)?[\p{L}\p{N}.-]+(?::\d+)?\/*$/u.test(text.trim());
}
