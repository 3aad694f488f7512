/** The slots of every tag. */
export const slotDocs = {
  "": "Fallback such as a plain form or a link: shown until the element has rendered, without JavaScript, and when rendering fails.",
} as const;

/** The custom states of every tag, for `:state()` in style sheets. */
export const stateDocs = {
  ready: "The element has rendered with its settings resolved.",
  failed: "Rendering failed; the fallback children are shown.",
} as const;
