/** The pages that show months, by the library that draws them. */
import { elementsPage, scriptPage } from "./documents.mjs";
import { ours, oursLight } from "./lists.mjs";

const tags = ["ski-date-picker"];

export const reactDayPicker = "react-day-picker";

export const calendars = [
  { name: ours, path: "/months/ours", html: () => elementsPage("dist", "months-ours.js", tags) },
  { name: oursLight, path: "/months/ours-light", html: () => elementsPage("dist/light", "months-ours.js", tags) },
  {
    name: reactDayPicker,
    path: "/months/react-day-picker",
    html: () => scriptPage("months-react-day-picker.jsx", { styles: ["/peers/react-day-picker/src/style.css"] }),
  },
  { name: "cally", path: "/months/cally", html: () => scriptPage("months-cally.js") },
  {
    name: "flatpickr",
    path: "/months/flatpickr",
    html: () => scriptPage("months-flatpickr.js", { styles: ["/peers/flatpickr/dist/flatpickr.css"] }),
  },
];
