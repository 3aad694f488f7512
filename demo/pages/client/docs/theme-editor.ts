import { type Colour, contrastRatio } from "../../../docs/contrast.js";
import { type Theme, type ThemeChoice, themeCss, type TokenValues, unchanged } from "../../../docs/theme-css.js";
import type { ThemePreset } from "../../../docs/theme-presets.js";
import { onTokenChange, showToken, tokenInputs, tokenOf } from "./tokens.js";

type Mutable = { -readonly [Part in keyof ThemeChoice]: ThemeChoice[Part] extends string ? string : Record<string, string> };

const copyOf = ({ light, dark, both, font }: ThemeChoice): Mutable => ({
  light: { ...light },
  dark: { ...dark },
  both: { ...both },
  font,
});

/** Reads a colour as the browser paints it. */
function colourReader(): (text: string) => Colour {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  return (text) => {
    if (!canvas) return [0, 0, 0];
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
}

/** Fills the table of contrasts with the colours of a theme, and tells how many are too low. */
function contrastView(editor: HTMLElement): (colourOf: (token: string) => string) => void {
  const status = editor.querySelector("[data-contrast]");
  const rows = [...editor.querySelectorAll<HTMLElement>("tr[data-ground]")];
  const read = colourReader();
  return (colourOf) => {
    const low = rows.filter((row) => {
      const { colour = "", ground = "", least = "" } = row.dataset;
      const ratio = contrastRatio(read(colourOf(colour)), read(colourOf(ground)));
      const sample = row.querySelector<HTMLElement>(".contrast-sample");
      if (sample) Object.assign(sample.style, { color: colourOf(colour), background: colourOf(ground) });
      const shown = row.querySelector("[data-ratio]");
      // Rounded down, as 4.499 does not pass.
      if (shown) shown.textContent = (Math.floor(ratio * 100) / 100).toFixed(2);
      for (const cell of row.querySelectorAll<HTMLElement>("[data-level]")) {
        const level = Number(cell.dataset["level"]);
        cell.textContent = ratio >= level ? "passes" : level > Number(least) ? "fails, not needed" : "fails";
      }
      const isLow = ratio < Number(least);
      row.toggleAttribute("data-low", isLow);
      return isLow;
    });
    const text =
      low.length === 0
        ? `All ${rows.length} pairs have the contrast that they need.`
        : `${low.length} of ${rows.length} pairs ${low.length === 1 ? "is" : "are"} below the contrast that they need.`;
    if (status && status.textContent !== text) status.textContent = text;
  };
}

/** Draws the tags once they come near: they load all builds of the page. */
function drawWhenNear(place: HTMLElement, tags: readonly (readonly [string, TokenValues])[], onDrawn: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const [name, attributes] of tags) {
        const tag = document.createElement(name);
        for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
        tag.addEventListener("ski-search", (event) => event.preventDefault());
        tag.addEventListener("ski-product-click", (event) => event.preventDefault());
        place.append(tag);
      }
      onDrawn();
    },
    { rootMargin: "300px" },
  );
  observer.observe(place);
}

/** The editor of the tokens: colours by theme, the rest for both, on the tags of its preview. */
export function startThemeEditor(editor: HTMLElement): void {
  const form = editor.querySelector("form");
  const preview = editor.querySelector<HTMLElement>(".preview-tags");
  const preset = editor.querySelector<HTMLSelectElement>("[data-preset]");
  const font = editor.querySelector<HTMLSelectElement>("[data-font]");
  const themes = [...editor.querySelectorAll<HTMLInputElement>("input[name=theme]")];
  const code = editor.querySelector("[data-theme-css]");
  if (!form || !preview || !preset || !font || !code) return;
  const tags = JSON.parse(editor.dataset["tags"] ?? "[]") as readonly string[];
  const presets = JSON.parse(editor.dataset["presets"] ?? "[]") as readonly ThemePreset[];
  const inputs = tokenInputs(form);
  const defaults = (theme: Theme) => Object.fromEntries(inputs.map((input) => [tokenOf(input), input.dataset[theme] ?? ""]));
  const usual = { light: defaults("light"), dark: defaults("dark") };
  const showContrast = contrastView(editor);
  let choice = copyOf(unchanged);
  let theme: Theme = "light";

  const applied = () => ({ ...choice.both, ...choice[theme] });
  const apply = () => {
    preview.removeAttribute("style");
    for (const [name, value] of Object.entries(applied())) preview.style.setProperty(name, value);
    preview.style.fontFamily = choice.font;
    preview.dataset["theme"] = theme;
    for (const tag of preview.children) tag.setAttribute("theme", theme);
    code.textContent = themeCss(choice, usual.dark, tags, theme);
    showContrast((token) => applied()[token] ?? usual[theme][token] ?? "");
  };
  const showAll = () => {
    for (const input of inputs) showToken(input, applied()[tokenOf(input)] ?? "", usual[theme][tokenOf(input)] ?? "");
    for (const radio of themes) radio.checked = radio.value === theme;
    font.value = choice.font;
    apply();
  };
  onTokenChange(form, (input, value) => {
    const values = input.dataset["colour"] === undefined ? choice.both : choice[theme];
    if (value) values[tokenOf(input)] = value;
    else delete values[tokenOf(input)];
    apply();
  });
  for (const radio of themes)
    radio.addEventListener("change", () => {
      theme = radio.value === "dark" ? "dark" : "light";
      showAll();
    });
  font.addEventListener("change", () => {
    choice.font = font.value;
    apply();
  });
  preset.addEventListener("change", () => {
    const chosen = presets[Number(preset.value)];
    if (!chosen) return;
    choice = copyOf(chosen.choice);
    theme = chosen.theme;
    showAll();
  });
  drawWhenNear(preview, JSON.parse(editor.dataset["preview"] ?? "[]") as readonly (readonly [string, TokenValues])[], apply);
  showAll();
}
