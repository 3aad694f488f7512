/** The pages that show a list of stays with filters, by the library that draws them. */
import { elementsPage, scriptPage } from "./documents.mjs";

const tags = ["ski-searchbar", "ski-results"];
const styles = ["/styles/peers.css"];

export const ours = "ours, React";
export const oursLight = "ours, light";
export const reactInstantSearch = "react-instantsearch";

export const lists = [
  { name: ours, path: "/list/ours", html: () => elementsPage("dist", "ours.js", tags) },
  { name: oursLight, path: "/list/ours-light", html: () => elementsPage("dist/light", "ours.js", tags) },
  { name: reactInstantSearch, path: "/list/react-instantsearch", html: () => scriptPage("react-instantsearch.jsx", { styles }) },
  { name: "React and valtio", path: "/list/plain-react", html: () => scriptPage("plain-react.jsx", { styles }) },
  { name: "instantsearch.js", path: "/list/instantsearch", html: () => scriptPage("instantsearch.js", { styles }) },
];
