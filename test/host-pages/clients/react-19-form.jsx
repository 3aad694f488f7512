// The other page of React has its version 18, which the plain names and JSX mean here.
import { createElement, useState } from "../../../node_modules/react";
import { createRoot } from "../../../node_modules/react-dom/client";

/**
 * React 19 resets a form after its action. It sets properties where an element has them; this page draws before the library has
 * loaded, so these are attributes.
 */
function Booking() {
  const [arrival, setArrival] = useState("");
  const [sent, setSent] = useState("");
  const picker = createElement("ski-date-picker", {
    standalone: true,
    inline: true,
    required: true,
    locale: "en-GB",
    name: "arrival",
    page: "2027-02",
    "disabled-dates": '["2027-02-10"]',
    onChange: ({ target }) => setArrival(target.value),
  });
  return createElement(
    "form",
    { action: (data) => setSent(JSON.stringify([...data])) },
    createElement("label", null, "Arrival ", picker),
    createElement("output", { name: "arrival-seen" }, arrival),
    createElement("output", { name: "sent" }, sent),
    createElement("button", { type: "submit" }, "Send"),
  );
}

createRoot(document.querySelector("#root")).render(createElement(Booking));
