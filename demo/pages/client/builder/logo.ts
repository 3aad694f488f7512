import { logoColours } from "../../../builder/logo-colours.js";

/** px of the longer side at which a logo is read. */
const side = 160;
const unreadable = "This file could not be read as a picture.";
const colourless = "No colour was found in it.";

async function pictureOf(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The pixels of a picture; null where the browser draws none. */
function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | null {
  // A drawing without a size of its own is square.
  const [width, height] = [image.naturalWidth || side, image.naturalHeight || side];
  const scale = side / Math.max(width, height);
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? null;
}

/** Takes the colours of the brand from a logo, which does not leave the browser. */
export function startLogo(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("[data-logo]");
  const status = form.querySelector("#logo-fault");
  const setText = (field: string, text: string) => {
    const control = form.querySelector<HTMLInputElement>(`#choose-${field}`);
    if (!control) return;
    control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // The change of the file itself changes nothing of the choice.
  input?.addEventListener("change", async (event) => {
    event.stopPropagation();
    const file = input.files?.[0];
    if (!file || !status) return;
    const pixels = await pictureOf(file).then(pixelsOf, () => null);
    const { main, accent } = pixels ? logoColours(pixels) : { main: null, accent: null };
    status.textContent = pixels ? (main ? "" : colourless) : unreadable;
    if (!main) return;
    setText("main", main);
    setText("accent", accent ?? "");
    form.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
