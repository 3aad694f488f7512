import Search from "lucide/dist/esm/icons/search.mjs";
import { useId, useImperativeHandle, type ReactNode, type Ref } from "react";
import { useText } from "../../i18n/useText.js";
import { Button } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import { Sheet } from "../controls/Sheet.js";
import { NoTransport, OriginFields } from "../origin/OriginFields.js";
import { useOriginSearch } from "../origin/useOrigin.js";
import { PackagesFields, StaysTotal } from "../packages/PackagesFields.js";
import { usePackages } from "../packages/usePackages.js";
import { ParticipantsFields, PartyTotal } from "../participants/ParticipantsFields.js";
import { useParticipantsDraft } from "../participants/useParticipantsDraft.js";
import { PlaceInput } from "../place/PlaceInput.js";
import { PlaceViews } from "../place/PlaceViews.js";
import { usePlaceSearch } from "../place/usePlaceSearch.js";
import { usePlaceView } from "../place/usePlaceView.js";
import { StayDatesPanel } from "../stay-dates/StayDatesPanel.js";
import { fieldTitles, type FieldName } from "./fields.js";

export interface StepProps {
  /** Receives the action of the back arrow, for the other ways back. */
  readonly goBack: Ref<() => void>;
  onClose(): void;
  /** Back to the index. */
  onBack(): void;
  /** The choice of the step is made. @param opensDates The dates are to be chosen next. */
  onDone(opensDates?: boolean): void;
}

interface StepFrameProps extends Pick<StepProps, "goBack" | "onBack" | "onClose"> {
  readonly field: FieldName;
  readonly flush?: boolean;
  readonly bare?: boolean;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

function StepFrame({ field, goBack, ...sheet }: StepFrameProps) {
  const text = useText();
  useImperativeHandle(goBack, () => sheet.onBack);
  return <Sheet title={text(fieldTitles[field])} backLabel={text("search_bar.back")} closeLabel={text("search_bar.close")} {...sheet} />;
}

function Validate({ blocked = false, onClick }: { readonly blocked?: boolean; onClick(): void }) {
  const text = useText();
  return (
    <Button variant="primary" className="validate" part="validate" aria-disabled={blocked || undefined} onClick={onClick}>
      {text("search_bar.validate")}
    </Button>
  );
}

export function OriginStep({ onDone, ...frame }: StepProps) {
  const search = useOriginSearch(onDone);
  return (
    <StepFrame
      {...frame}
      field="origin"
      flush
      foot={
        <>
          <NoTransport search={search} />
          <Validate onClick={() => onDone()} />
        </>
      }
    >
      <OriginFields search={search} />
    </StepFrame>
  );
}

export function DestinationStep({ onDone, ...frame }: StepProps) {
  const text = useText();
  const labelId = useId();
  const [view, setView] = usePlaceView();
  const suggest = () => setView("list");
  const search = usePlaceSearch({ open: view === "list", onDone, onPlaces: () => setView("map") });
  const close = () => {
    search.drop();
    frame.onClose();
  };
  const choose = () => {
    search.drop();
    onDone();
  };
  const back = () => {
    if (!search.settle()) search.drop();
    frame.onBack();
  };
  return (
    <StepFrame {...frame} field="destination" flush onBack={back} onClose={close}>
      <div className="search-input">
        <Icon icon={Search} />
        <span className="sr" id={labelId}>
          {text("search_bar.destination")}
        </span>
        <PlaceInput
          search={search}
          labelId={labelId}
          placeholder={text("station_search.placeholder")}
          clears
          autoFocus
          onOpen={suggest}
          onSuggest={suggest}
        />
      </div>
      <PlaceViews search={search} layout="list" view={view} onView={setView} onDone={choose} />
    </StepFrame>
  );
}

export function DatesStep({ onDone, ...frame }: StepProps) {
  return (
    <StepFrame {...frame} field="dates" bare>
      <StayDatesPanel layout="list" onDone={onDone} />
    </StepFrame>
  );
}

export function ParticipantsStep({ onDone, ...frame }: StepProps) {
  const draft = useParticipantsDraft();
  const validate = () => {
    if (draft.validate()) onDone();
  };
  const back = () => {
    draft.settle();
    frame.onBack();
  };
  const close = () => {
    draft.drop();
    frame.onClose();
  };
  return (
    <StepFrame
      {...frame}
      onBack={back}
      onClose={close}
      field="participants"
      foot={
        <>
          <PartyTotal draft={draft} />
          <Validate blocked={draft.tooManyForFlight} onClick={validate} />
        </>
      }
    >
      <ParticipantsFields draft={draft} />
    </StepFrame>
  );
}

export function PackagesStep({ onDone, ...frame }: StepProps) {
  const packages = usePackages();
  return (
    <StepFrame
      {...frame}
      field="packages"
      flush
      foot={
        <>
          <StaysTotal packages={packages} />
          <Validate onClick={() => onDone()} />
        </>
      }
    >
      <PackagesFields packages={packages} />
    </StepFrame>
  );
}
