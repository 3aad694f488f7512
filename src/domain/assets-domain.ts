import type { Locale } from "./locale.js";
import type { SearchOptions } from "./options.js";

/** The settings that the domain of images is derived from. */
export interface AssetsSituation {
  /** Host of the page. */
  readonly host: string;
  readonly locale: Locale;
  /** Origin of the seller's site. */
  readonly menuDomain: string;
  readonly options: Pick<SearchOptions, "productHost" | "assetsHosts">;
}

const searchboxPath = "/searchbox";

function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, "").replace(/\/.*$/, "");
}

/** The page's own host where it is one of the seller's or a local one, else the host of the locale. */
function domainOf({ host, locale, menuDomain, options }: AssetsSituation): string {
  const sellersHost = hostOf(menuDomain);
  const productHost = options.productHost ?? sellersHost.replace(/^www\./, "");
  const isOwn = host.includes("local") || (productHost !== "" && host.includes(productHost));
  return isOwn ? host : (options.assetsHosts[locale] ?? sellersHost);
}

/** Where images and icons are: `{domain}/searchbox`, and empty (the page's own) where the domain is `http` or `local`. */
export function assetsDomainOf(situation: AssetsSituation): string {
  const domain = domainOf(situation);
  return domain.includes("http") || domain.includes("local") ? "" : domain + searchboxPath;
}

/** Whether a text is a host, with a scheme and a path where it has them. */
export function isAssetsDomain(text: string): boolean {
  return /^(?:(?:https?:)?\/\/)?[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d+)?(?:\/[\p{L}\p{N}._~!$&'()*+,;=:@%/-]*)?$/u.test(text.trim());
}

/** The address of a picture under the domain of images, which is https if it has no scheme; an empty one is the page's own host. */
export function assetUrl(domain: string, path: string, page: string): string {
  const isWhole = domain === "" || /^(https?:)?\/\//.test(domain);
  return new URL((isWhole ? domain : `https://${domain}`) + path, page).href;
}
