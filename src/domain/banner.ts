/** A file name without a path: it must not leave the folder of banners. */
const safeName = /^(?!\.+$)[\w.-]+$/;

/**
 * The image that a hash names. Its value is `desktopImage/mobileImage`; null where the part is missing or not a plain
 * file name.
 */
export function bannerName(banner: string | null, layout: "desktop" | "mobile"): string | null {
  const [desktop = "", mobile = ""] = banner?.split("/") ?? [];
  const name = layout === "desktop" ? desktop : mobile;
  return safeName.test(name) ? name : null;
}

export interface BannerAddress {
  readonly name: string;
  /** Origin of the seller's own pages, without a trailing slash. */
  readonly menuDomain: string;
  readonly bannerPath: string;
  /** Epoch ms, so that a replaced image is not read from the cache. */
  readonly now: number;
}

export function bannerUrl({ name, menuDomain, bannerPath, now }: BannerAddress): string {
  return `${menuDomain}${bannerPath}/${name}?t=${now}`;
}
