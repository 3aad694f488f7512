/** A style sheet imported with `{ type: "css" }`: native in the browser under test, a lazily made constructable sheet in what is built. */
declare module "*.css" {
  const sheet: CSSStyleSheet;
  export default sheet;
}
