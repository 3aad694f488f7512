/** Submits the form of an element, if it is in one, as Enter in a native input does: by the form's default button, if it has one. */
export function submitForm({ form }: ElementInternals): void {
  if (!form) return;
  // `elements` leaves out buttons with a picture.
  const controls = [...form.elements, ...form.querySelectorAll("[type=image]")];
  const button = controls.find((control) => control.matches(":is(button, input[type=submit], input[type=image]):default"));
  if (button instanceof HTMLElement) button.click();
  else form.requestSubmit();
}
