import { useState } from "react";
import { isFlightVariant } from "../../domain/settings.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { Button, TextButton } from "../controls/Button.js";
import { Modal } from "../controls/Modal.js";
import { JourneyLine, type JourneyLineProps } from "../journeys/JourneyLine.js";
import { NoTransport, OriginFields } from "../origin/OriginFields.js";
import { useOriginSearch } from "../origin/useOrigin.js";
import { useOriginSummary } from "../origin/useOriginSummary.js";

/** How to get to the stay of a card and back, and where the departure is changed, if it can be. */
export function CardJourney(journey: Omit<JourneyLineProps, "children">) {
  const text = useText();
  const [changes, change] = useState(false);
  const hasOrigins = !useOriginSummary().disabled;
  const canChange = useSearch(({ settings }) => isFlightVariant(settings)) && hasOrigins;
  return (
    <>
      <JourneyLine {...journey}>
        {canChange && (
          <TextButton
            part="journey-change"
            aria-haspopup="dialog"
            aria-label={text("journey.change_departure")}
            onClick={() => change(true)}
          >
            {text("journey.change")}
          </TextButton>
        )}
      </JourneyLine>
      {changes && <OriginModal onClose={() => change(false)} />}
    </>
  );
}

/** The departures of the search, for every stay of the list: a choice closes the dialog first, since the list that holds it is replaced. */
function OriginModal({ onClose }: { onClose(): void }) {
  const text = useText();
  const search = useOriginSearch(onClose);
  const [withoutTransport, setWithoutTransport] = useState(search.withoutTransport);
  const confirm = () => {
    onClose();
    if (withoutTransport !== search.withoutTransport) search.setWithoutTransport(withoutTransport);
  };
  const foot = (
    <>
      <NoTransport search={{ withoutTransport, setWithoutTransport }} />
      <Button variant="primary" className="validate" part="validate" onClick={confirm}>
        {text("search_bar.validate")}
      </Button>
    </>
  );
  return (
    <Modal title={text("search_bar.origin")} closeLabel={text("search_bar.close")} part="origin-modal" flush foot={foot} onClose={onClose}>
      <OriginFields search={search} />
    </Modal>
  );
}
