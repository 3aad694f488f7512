import Plane from "lucide/dist/esm/icons/plane.mjs";
import type { Flags } from "../../domain/flags.js";
import { cardFacts } from "../../domain/card-facts.js";
import { isFlight } from "../../domain/packages.js";
import type { Product } from "../../domain/products.js";
import type { CriteriaOption } from "../../domain/criteria-table.js";
import type { Text } from "../../i18n/texts.js";
import { useText } from "../../i18n/useText.js";
import { Icon } from "../controls/Icon.js";
import { criterionIcon } from "../criteria/criterion-icons.js";

interface CardFactsProps {
  readonly product: Product;
  readonly flags: Flags;
  /** Package code of the open tab. */
  readonly active: string | null;
}

/** A distance is written with what it leads to. */
function factLabel(group: string, { key, metres }: CriteriaOption, text: Text): string {
  if (metres === undefined) return text(`criteria.${key}`);
  if (metres === null) return text(`card.near_${group}`);
  const distance = metres < 1000 ? text("card.metres", { metres }) : text("card.kilometres", { km: metres / 1000 });
  return text(`card.within_${group}`, { distance });
}

/** Up to five facts; an included flight is the first. */
export function CardFacts({ product, flags, active }: CardFactsProps) {
  const text = useText();
  const flies = flags.flightVisible && active !== null && isFlight(active);
  const facts = cardFacts(product, flies ? 1 : 0);
  if (facts.length === 0 && !flies) return null;
  return (
    <ul className="facts" part="facts">
      {flies && (
        <li>
          <Icon icon={Plane} size={16} />
          <span>{text("card.flight_label")}</span>
        </li>
      )}
      {facts.map(({ group, option }) => (
        <li key={`${group} ${option.key}`}>
          <Icon icon={criterionIcon(option.metres === undefined ? option.key : group)} size={16} />
          <span>{factLabel(group, option, text)}</span>
        </li>
      ))}
    </ul>
  );
}
