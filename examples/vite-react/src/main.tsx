import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "ski-elements/ski-elements.css";
import { App } from "./App";

createRoot(document.getElementById("app")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
