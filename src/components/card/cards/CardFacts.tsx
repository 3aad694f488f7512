import Plane from "lucide/dist/esm/icons/plane.mjs";
import type { Flags } from "../../../domain/flags.js";
import { cardChips } from "../../../domain/offers.js";
import { isFlight } from "../../../domain/packages.js";
import type { Product } from "../../../domain/products.js";
import { useText } from "../../../i18n/useText.js";
import { Icon } from "../../controls/Icon.js";
import { criterionIcon } from "../../criteria/criterion-icons.js";

interface CardFactsProps {
  readonly product: Product;
  readonly flags: Flags;
  /** Package code of the open tab. */
  readonly active: string | null;
}

/** Up to five facts; an included flight is the first. */
export function CardFacts({ product, flags, active }: CardFactsProps) {
  const text = useText();
  const flies = flags.flightVisible && active !== null && isFlight(active);
  const facts = cardChips(product, flies ? 1 : 0);
  if (facts.length === 0 && !flies) return null;
  return (
    <ul className="facts" part="facts">
      {flies && (
        <li>
          <Icon icon={Plane} size={16} />
          {text("card.flight_label")}
        </li>
      )}
      {facts.map(({ key }) => (
        <li key={key}>
          <Icon icon={criterionIcon(key)} size={16} />
          {text(`criteria.${key}`)}
        </li>
      ))}
    </ul>
  );
}
