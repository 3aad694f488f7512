import type { Visitor } from "./visitor.js";
import { patternOf } from "./words.js";

/** Guests that the page begins with. */
const usualAdults = 2;

/** Counts the guests and chooses the ages of children; nothing where the page has them already. */
export async function chooseGuests(visitor: Visitor): Promise<void> {
  const { adults, children } = visitor.wish;
  const { search_bar, participant } = visitor.words.texts;
  if (adults === usualAdults && children.length === 0) return;
  await visitor.press(visitor.bar.getByRole("button", { name: new RegExp(`^${patternOf(search_bar.participants)}`) }), "the guests");
  const panel = visitor.bar.getByRole("dialog", { name: search_bar.participants });
  const counter = adults > usualAdults ? participant.increase_adults : participant.decrease_adults;
  for (let count = Math.abs(adults - usualAdults); count > 0; count--)
    await visitor.press(panel.getByRole("button", { name: counter }), counter);
  for (const [index, age] of children.entries()) {
    await visitor.press(panel.getByRole("button", { name: participant.increase_children }), participant.increase_children);
    const child = participant.child_age.replace("{{number}}", String(index + 1));
    const years = (age === 1 ? participant.years_one : participant.years_other).replace("{{count}}", String(age));
    const select = panel.getByRole("combobox", { name: new RegExp(`^${patternOf(child)}\\b`) });
    await visitor.see(select, child);
    if ((await visitor.read(select)).includes(years)) continue;
    await visitor.press(select, child);
    await visitor.press(panel.getByRole("option", { name: years, exact: true }), years);
  }
}
