import LoaderCircle from "lucide/dist/esm/icons/loader-circle.mjs";
import { Icon } from "./Icon.js";

/** Covers the page while it is being left. */
export function Overlay({ label }: { readonly label: string }) {
  return (
    <div className="overlay" part="overlay" role="status">
      <span className="overlay-box">
        <Icon icon={LoaderCircle} size={24} />
        <span>{label}</span>
      </span>
    </div>
  );
}
