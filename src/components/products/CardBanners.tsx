import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import Percent from "lucide/dist/esm/icons/percent.mjs";
import Sparkles from "lucide/dist/esm/icons/sparkles.mjs";
import Tag from "lucide/dist/esm/icons/tag.mjs";
import Tent from "lucide/dist/esm/icons/tent.mjs";
import Undo2 from "lucide/dist/esm/icons/undo-2.mjs";
import Zap from "lucide/dist/esm/icons/zap.mjs";
import type { IconShape } from "../controls/Icon.js";
import { banners, type BannerKey } from "../../domain/offers.js";
import type { Prestation, Product } from "../../domain/products.js";
import { unbroken } from "../../i18n/unbroken.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSharedSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";

const icons: Readonly<Record<BannerKey, IconShape>> = {
  flash_sale: Zap,
  special_offer: Tag,
  free_cancellation_15: Undo2,
  exclusive: Sparkles,
  holiday_club: Tent,
  favourite: Heart,
  hundred_percent_18_35: Percent,
  only_on_product: BadgeCheck,
};

interface CardBannersProps {
  readonly product: Product;
  /** Those that the card shows. */
  readonly offers: readonly Prestation[];
}

export function CardBanners({ product, offers }: CardBannersProps) {
  const text = useText();
  const { day } = useFormat();
  const search = useSharedSearch();
  const keys = banners(product, offers, search.today());
  const until = product.flashSaleUntil && unbroken(day(product.flashSaleUntil, "dayMonth"));
  if (keys.length === 0) return null;
  return (
    <ul className="banners" part="banners">
      {keys.map((key) => (
        <li key={key} className={key === "flash_sale" || key === "special_offer" ? "banner deal" : "banner"} part="banner">
          <Icon icon={icons[key]} size={16} />
          <span>{key === "flash_sale" && until ? text("banner.flash_sale_until", { day: until }) : text(`banner.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
}
