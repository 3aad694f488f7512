import type { Catalog, CreateCatalog } from "../effects/catalog.js";
import type { SearchScope } from "../scope.js";

export function galleryActions(scope: SearchScope) {
  let catalog: Catalog | null = null;
  return {
    /** Loads the pictures of a lodging once; a failed load may be tried again. The gallery brings what requests them. */
    load: (create: CreateCatalog, liheId: number): Promise<void> => (catalog ??= create(scope)).load(liheId),
  };
}
