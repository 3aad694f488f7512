/** What the entries that only declare types load: `ski-elements/jsx`, `/vue` and `/svelte`. */
export {};
