/** Our elements' modules, which the document lists. */

export const settings = `locale="en-GB" engine-id="1" currency="EUR" menu-domain="${location.origin}"`;

/** Defines the tags and loads every module of theirs, so that a row measures no loading. */
export const loadModules = () => Promise.all(JSON.parse(document.querySelector("#modules").textContent).map((module) => import(module)));
