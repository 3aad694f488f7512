import type { Language } from "../../../src/domain/locale.js";
import { demoWords } from "../../words/all.js";

/** What a picture shows. */
interface Shown {
  readonly kind: string;
  readonly season: "winter" | "summer";
  /** An earlier picture of the lodging shows another one of these. */
  readonly again: boolean;
}

/** What a picture shows, in a few words. */
export function pictureWords({ kind, season, again }: Shown, language: Language): string {
  const { kinds, anotherBedroom, inSummer } = demoWords[language].pictures;
  const words = again && kind === "bedroom" ? anotherBedroom : (kinds[kind] ?? "");
  return season === "summer" ? words + inSummer : words;
}
