/** Scales the frames of the preview to fit, loads them after the page, and returns what shows another choice in them. */
export function startPreview(preview: HTMLElement): (query: string) => void {
  const frames = [...preview.querySelectorAll("iframe")];
  const fit = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const frame = target.querySelector("iframe");
      if (frame) frame.style.scale = String(contentRect.width / Number(frame.width));
    }
  });
  for (const { parentElement } of frames) if (parentElement) fit.observe(parentElement);
  // By `src` each choice would be a step of the way back.
  const show = (query: string) => {
    for (const frame of frames) frame.contentWindow?.location.replace(`/partners/preview?${query}`);
  };
  addEventListener("load", () => show(preview.dataset["query"] ?? ""));
  return show;
}
