import { isSearchHash } from "../../../../src/domain/search-query.js";
import { cookieOf } from "../cookies.js";
import { type Choice, readChoice, writeChoice } from "./choice.js";

/** The page's address, whose hash holds the choice. Other hashes, such as the link's to the content, are reverted. */
export function followAddress(changed: (choice: Choice) => void) {
  let hash = isSearchHash(location.hash) ? location.hash : "";
  const replace = () => history.replaceState(history.state, "", location.pathname + location.search + hash);
  const read = () => readChoice(location.hash, cookieOf("participants-ages"));

  window.addEventListener("hashchange", () => {
    if (!isSearchHash(location.hash)) return replace();
    hash = location.hash;
    changed(read());
  });

  return {
    read,
    write(choice: Choice): void {
      hash = writeChoice(hash, choice);
      replace();
    },

    /** Copies the address; false where the browser refuses. */
    async copy(): Promise<boolean> {
      try {
        await navigator.clipboard.writeText(location.href);
        return true;
      } catch {
        return false;
      }
    },
  };
}
