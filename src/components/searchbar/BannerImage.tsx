import { useState } from "react";
import { bannerUrl } from "../../domain/banner.js";
import { useSearch } from "../../store/useSearch.js";
import { LazyImage } from "../controls/LazyImage.js";

/** An image that fails to load takes no space. */
export function BannerImage({ name }: { readonly name: string }) {
  const { menuDomain, options } = useSearch((search) => search.settings);
  const [now] = useState(Date.now);
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const source = bannerUrl({ name, menuDomain, bannerPath: options.bannerPath, now });
  return (
    <div className="banner-image">
      <LazyImage part="banner-image" src={source} alt="" width={1200} height={400} onState={(state) => setFailed(state === "error")} />
    </div>
  );
}
