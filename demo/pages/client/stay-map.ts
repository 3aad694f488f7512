import { mountainAreas } from "../../../src/domain/mountain-areas.js";
import { drawRelief } from "../../../src/relief/relief.js";

/** The mountains of the stay page's map: a script of their own, which the page loads when the map is near. */
for (const canvas of document.querySelectorAll<HTMLCanvasElement>("canvas[data-area]")) {
  const area = mountainAreas.find((name) => name === canvas.dataset["area"]);
  if (area) drawRelief(canvas, area);
}
