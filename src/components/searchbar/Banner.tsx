import { BannerImage } from "./deferred.js";
import { bannerName } from "../../domain/banner.js";
import { useSearch } from "../../store/useSearch.js";
import { useWide } from "../controls/useWide.js";

/** The image that the page's hash requests, over the bar. Its space is reserved from the first paint, so that nothing moves when it loads. */
export function Banner() {
  const banner = useSearch((search) => search.banner);
  const name = bannerName(banner, useWide() ? "desktop" : "mobile");
  if (name === null) return null;
  return <BannerImage key={name} name={name} standIn={({ failed }) => !failed && <div className="banner-image" />} />;
}
