/** How the names of attributes and tags are written in scripts. */

/** `page-size` as `pageSize`. */
export const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** `ski-results` as `SkiResults`. */
export const pascalCase = (name) => camelCase(`-${name}`);
