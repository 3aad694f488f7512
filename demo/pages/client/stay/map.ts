/** Loads the script that draws the mountains of the map once the map is at most a screen away. */
export function followMap(): void {
  const map = document.querySelector("[data-part=map]");
  if (!map) return;
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      const script = document.createElement("script");
      script.type = "module";
      script.src = "/site/stay-map.js";
      document.head.append(script);
    },
    { rootMargin: "100% 0px" },
  );
  observer.observe(map);
}
