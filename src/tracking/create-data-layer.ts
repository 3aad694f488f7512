/** Makes the page's data layer, unless it has one. Loads nothing. */
export function createDataLayer(): void {
  try {
    window.dataLayer ??= [];
  } catch (error) {
    console.error("ski-elements: the page's data layer could not be made; nothing will be tracked.", error);
  }
}
