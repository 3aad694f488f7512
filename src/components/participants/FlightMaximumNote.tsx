import Info from "lucide/dist/esm/icons/info.mjs";
import { unbroken } from "../../i18n/unbroken.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { Icon } from "../controls/Icon.js";

/** How many a flight or a train takes at most, and whom a larger party calls. */
export function FlightMaximumNote({ part }: { readonly part: string }) {
  const text = useText();
  const phone = useSearch((search) => search.settings.options.callCentrePhone);
  return (
    <p className="note bad" part={part} role="alert">
      <Icon icon={Info} />
      <span>{text("participant.flight_max_participants", phone === null ? {} : { phone: unbroken(phone), context: "phone" })}</span>
    </p>
  );
}
