import { createRoot } from "react-dom/client";
import { ReactInstantSearchPage } from "../react-instantsearch-page.jsx";

createRoot(document.querySelector("#app")).render(<ReactInstantSearchPage size={20} />);
