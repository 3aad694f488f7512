import { announcedOf } from "../consequences.js";
import { publicSearchOf } from "../public-search.js";
import type { SearchScope } from "../scope.js";
import type { Change } from "../state/patch.js";

/** Notifies the host page of the search; how to show it is up to the page. */
export interface Announcements {
  announce(changes: readonly Change[]): void;
}

export function createAnnouncements({ read, emit, onCommit }: Pick<SearchScope, "read" | "emit" | "onCommit">): Announcements {
  let commit = 0;
  function announce(changes: readonly Change[]) {
    const announced = announcedOf(changes);
    if (announced.length === 0) return;
    const names = announced.map((change) => (change === "querySettings" ? "settings" : change));
    commit += 1;
    emit("change", { search: publicSearchOf(read()), changed: names, commit });
  }
  onCommit(({ announced }) => announce(announced));
  return { announce };
}
