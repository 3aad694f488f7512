import { createRoot } from "react-dom/client";
import { load, PlainPage } from "../plain-page.jsx";

void load(20);
createRoot(document.querySelector("#app")).render(<PlainPage />);
