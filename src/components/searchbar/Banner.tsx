import { useState } from "react";
import { bannerName, bannerUrl } from "../../domain/banner.js";
import { useSearch } from "../../store/useSearch.js";
import { useWide } from "../controls/useWide.js";

/** The image that the page's hash requests, over the bar. Its space is reserved from the first paint, so that nothing moves when it loads. */
export function Banner() {
  const banner = useSearch((search) => search.banner);
  const name = bannerName(banner, useWide() ? "desktop" : "mobile");
  return name === null ? null : <BannerImage key={name} name={name} />;
}

function BannerImage({ name }: { readonly name: string }) {
  const { menuDomain, options } = useSearch((search) => search.settings);
  const [now] = useState(Date.now);
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const source = bannerUrl({ name, menuDomain, bannerPath: options.bannerPath, now });
  return <img className="banner-image" part="banner-image" src={source} alt="" decoding="async" onError={() => setFailed(true)} />;
}
