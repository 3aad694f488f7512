import { useText } from "../../i18n/useText.js";

/** Names a package in a few words: its name, or its code where it has none. */
export function usePackageName(): (code: string) => string {
  const text = useText();
  return (code) => text(`package.short_${code}`) || code;
}
