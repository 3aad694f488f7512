import type { Participant } from "../domain/participants.js";
import type { Cookies } from "../platform/cookies.js";

/** The party for the seller's own pages: ages joined by a dash, and how many they are. */
export function writeParticipantsCookies(cookies: Cookies, participants: readonly Participant[]): void {
  cookies.set("participants-ages", participants.map((participant) => participant.age).join("-"));
  cookies.set("capacity", String(participants.length));
}
