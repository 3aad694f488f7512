import type { SearchScope } from "../scope.js";
import type { Effect } from "./effect.js";

/** The party for the seller's own pages, in cookies: the ages joined by a dash, and their number. */
export interface ParticipantsCookies extends Effect {
  /** Writes the party as it is, or as it is once started. */
  write(): void;
}

export function createParticipantsCookies({
  state,
  services,
  onCommit,
}: Pick<SearchScope, "state" | "services" | "onCommit">): ParticipantsCookies {
  const { cookies } = services;
  let running = false;
  let isDue = false;

  function write() {
    isDue = !running;
    if (!running) return;
    cookies.set("participants-ages", state.participants.map((participant) => participant.age).join("-"));
    cookies.set("capacity", String(state.participants.length));
  }

  onCommit((consequences) => {
    if (consequences.cookies) write();
  });

  return {
    start() {
      running = true;
      if (isDue) write();
    },
    stop() {
      running = false;
    },
    write,
  };
}
