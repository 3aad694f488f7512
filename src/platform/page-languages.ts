/** The languages of the page around an element: each `lang` from the nearest, through shadow roots, then those of the browser. */
export function languagesAround(element: Element): readonly string[] {
  const languages: string[] = [];
  for (let node: Element | null = element; node; node = parentOf(node)) {
    const language = node.getAttribute("lang")?.trim();
    if (language) languages.push(language);
  }
  return [...languages, ...navigator.languages];
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
