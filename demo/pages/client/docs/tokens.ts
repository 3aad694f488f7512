const hex = /^#[\da-f]{6}$/i;

/** Whether a value can be set: any for a length or a time, a colour for a colour. */
const isAccepted = (input: HTMLInputElement) => input.dataset["colour"] === undefined || CSS.supports("color", input.value.trim());

const swatchOf = (input: HTMLInputElement) => input.parentElement?.querySelector<HTMLInputElement>("[data-swatch]") ?? null;

export const tokenInputs = (form: ParentNode): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>("input[data-token]"),
];

export const tokenOf = ({ dataset }: HTMLInputElement): string => dataset["token"] ?? "";

/** Shows a value of a token, or its default where it has none. */
export function showToken(input: HTMLInputElement, value: string, usual: string): void {
  input.value = value;
  input.placeholder = usual;
  input.removeAttribute("aria-invalid");
  const swatch = swatchOf(input);
  if (swatch) swatch.value = hex.test(value) ? value : usual;
}

/** Tells each change of a token; an empty text brings the default back. */
export function onTokenChange(form: HTMLElement, listener: (input: HTMLInputElement, value: string) => void): void {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const input = target.dataset["swatch"] === undefined ? target : target.parentElement?.querySelector<HTMLInputElement>("[data-token]");
    if (!input) return;
    if (input !== target) input.value = target.value;
    const value = input.value.trim();
    const isValid = value === "" || isAccepted(input);
    if (isValid) input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
    const swatch = swatchOf(input);
    if (swatch && swatch !== target && (value === "" || hex.test(value))) swatch.value = value || input.placeholder;
    if (isValid) listener(input, value);
  });
}
