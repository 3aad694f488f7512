import manifest from "../../custom-elements.json" with { type: "json" };

/** The tags of the library, without loading them. */
export const tagNames: readonly string[] = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
