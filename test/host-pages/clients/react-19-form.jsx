/** @jsxRuntime classic */
/** @jsx createElement */
// The other page of React has its version 18, which the plain names mean here.
import { createElement, useState } from "../../../node_modules/react";
import { createRoot } from "../../../node_modules/react-dom/client";

/**
 * React 19 resets a form after its action. It sets properties where an element has them; this page draws before the library has
 * loaded, so these are attributes.
 */
function Booking() {
  const [arrival, setArrival] = useState("");
  const [sent, setSent] = useState("");
  return (
    <form action={(data) => setSent(JSON.stringify([...data]))}>
      <label>
        Arrival
        <ski-date-picker
          standalone
          inline
          required
          locale="en-GB"
          name="arrival"
          page="2027-02"
          disabled-dates='["2027-02-10"]'
          onChange={({ target }) => setArrival(target.value)}
        />
      </label>
      <output name="arrival-seen">{arrival}</output>
      <output name="sent">{sent}</output>
      <button>Send</button>
    </form>
  );
}

createRoot(document.querySelector("#root")).render(<Booking />);
