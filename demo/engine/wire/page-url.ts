import { pageWordsOf } from "../../words/all.js";
import type { Visitor } from "../answers.js";
import { visitorLocale } from "../service/visitor.js";

/** The address of a lodging's page in the visitor's language; empty where it has none. */
export function pageUrlFor(visitor: Visitor, pageUrl: string): string {
  return pageUrl === "" ? "" : pageWordsOf(visitorLocale(visitor)).prefix + pageUrl;
}
