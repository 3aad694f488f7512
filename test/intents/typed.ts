import { pickCheapestOfMonth, pickCheapestStart } from "./dates.js";
import { sentenceOf } from "./sentence.js";
import type { Visitor } from "./visitor.js";
import { openDestination, readPlaces, suggestionOf, takeFirstPlace } from "./where.js";

/**
 * Types the whole wish into the destination, takes the resort it names or the first of those that fit, and chooses the days where the
 * wish has none. Returns false where the page says that it did not understand, or cannot do, a part of it.
 */
export async function typeWish(visitor: Visitor): Promise<boolean> {
  const { where, when } = visitor.wish;
  const { wish: words } = visitor.words.texts;
  const field = await openDestination(visitor);
  await visitor.type(field, sentenceOf(visitor.wish));
  await visitor.see(visitor.bar.getByRole("group", { name: words.title }), "what was understood");
  const refused = visitor.bar.getByText(words.unknown).or(visitor.bar.getByText(words.unmet));
  visitor.when = when;
  if (where.kind === "anywhere") {
    const fitting = visitor.bar.getByRole("option", { name: words.places });
    await visitor.see(fitting, words.places);
    if (await refused.first().isVisible()) return false;
    await visitor.press(fitting, words.places);
    await takeFirstPlace(visitor, await readPlaces(visitor));
    return true;
  }
  const suggestion = suggestionOf(visitor, where);
  await visitor.see(suggestion, `the suggestion ${where.name}`);
  if (await refused.first().isVisible()) return false;
  await visitor.press(suggestion, `the suggestion ${where.name}`);
  visitor.place = where.name;
  if (when.kind === "month") await pickCheapestOfMonth(visitor, when.month);
  else if (when.kind === "cheapest") await pickCheapestStart(visitor);
  return true;
}
