import { useEffect, useRef, useState } from "react";
import { aspectOf, boundsOf, type MountainArea } from "../../../domain/mountain-areas.js";
import { pixelOf, type MapView, type Size } from "../../../models/map-view.js";
import { loadFile } from "../../../platform/missing-file.js";

interface ReliefProps {
  readonly area: MountainArea;
  readonly view: MapView;
  readonly size: Size;
}

/** The mountains behind the places: drawn once an area, then only moved. Its file loads after the map; without it the ground is plain. */
export function MapRelief({ area, view, size }: ReliefProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { drawRelief } = await loadFile(() => import("../../../relief/relief.js"));
      if (!wanted || !canvas.current) return;
      drawRelief(canvas.current, area);
      setDrawn(true);
    };
    draw().catch(() => undefined);
    return () => void (wanted = false);
  }, [area]);
  const { x, y } = pixelOf({ u: 0, v: 0 }, view, size);
  const place = { left: x, top: y, width: view.scale, height: view.scale / aspectOf(boundsOf[area]) };
  return <canvas ref={canvas} className={drawn ? "relief" : "relief waits"} style={place} aria-hidden="true" />;
}
