import { StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { settings } from "./drawn.jsx";

/** React 18 sets only attributes of a custom element; its events need `addEventListener`. */
function Search() {
  const bar = useRef(null);
  const [place, setPlace] = useState("");
  useEffect(() => {
    const follow = ({ detail }) => setPlace(detail.search.place?.label ?? "");
    const element = bar.current;
    element.addEventListener("ski-change", follow);
    return () => element.removeEventListener("ski-change", follow);
  }, []);
  return (
    <>
      <ski-searchbar ref={bar} {...settings()} se-title={place ? `Ski : ${place}` : "Ski"} />
      <ski-results {...settings()} />
    </>
  );
}

createRoot(document.querySelector("#root")).render(
  <StrictMode>
    <Search />
  </StrictMode>,
);
