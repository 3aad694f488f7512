/** The shapes of one icon. The package declares its icons together only, and a file that imports them together imports them all. */
declare module "lucide/dist/esm/icons/*.mjs" {
  import type { IconNode } from "lucide";
  const shapes: IconNode;
  export default shapes;
}
