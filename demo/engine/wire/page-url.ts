import type { Visitor } from "../answers.js";

/** The address of a lodging's page in the visitor's language; empty where it has none. */
export function pageUrlFor({ language, worksCouncil }: Visitor, pageUrl: string): string {
  if (pageUrl === "") return "";
  if (worksCouncil) return `/cse${pageUrl}`;
  return language === "fr" ? pageUrl : `/${language}${pageUrl}`;
}
