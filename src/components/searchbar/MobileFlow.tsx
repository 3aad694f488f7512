import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import { useRef, type ReactNode } from "react";
import { isFlightVariant } from "../../domain/settings.js";
import { useText } from "../../i18n/useText.js";
import { staysToList } from "../../models/stays.js";
import { useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { Dialog } from "../controls/Dialog.js";
import { Icon } from "../controls/Icon.js";
import { Sheet } from "../controls/Sheet.js";
import { fieldIcons, type FieldName } from "./fields.js";
import { IndexIllustration } from "./IndexIllustration.js";
import { DatesStep, DestinationStep, OriginStep, PackagesStep, ParticipantsStep, type StepProps } from "./MobileSteps.js";
import type { SurfaceControl } from "./useOpenSurface.js";
import { useSummaries } from "./useSummaries.js";
import { useSheet } from "../controls/useSheet.js";
import flowSheet from "./flow.css" with { type: "css" };

const steps: Readonly<Record<FieldName, (props: StepProps) => ReactNode>> = {
  origin: OriginStep,
  destination: DestinationStep,
  dates: DatesStep,
  participants: ParticipantsStep,
  packages: PackagesStep,
};

export interface MobileFlowProps {
  readonly surface: SurfaceControl;
  onSubmit(): void;
}

/** The search on a small screen: an index, and one step a screen. */
export function MobileFlow({ surface: { open, show }, onSubmit }: MobileFlowProps) {
  useSheet(flowSheet);
  const flightVariant = useSearch((search) => isFlightVariant(search.settings));
  const goBack = useRef<() => void>(null);
  if (open === null) return null;
  const close = () => show(null);
  const after = flightVariant ? null : "index";
  const Step = open === "index" ? null : steps[open];
  return (
    <Dialog part="flow" onClose={close} onCancel={() => (Step ? goBack.current?.() : close())}>
      {Step ? (
        <Step
          goBack={goBack}
          onClose={close}
          onBack={() => show("index")}
          onDone={(opensDates) => (opensDates ? show("dates", after) : show(after))}
        />
      ) : (
        <Index onClose={close} onStep={(field) => show(field, after)} onSubmit={onSubmit} />
      )}
    </Dialog>
  );
}

interface IndexProps {
  onClose(): void;
  onStep(field: FieldName): void;
  onSubmit(): void;
}

function Index({ onClose, onStep, onSubmit }: IndexProps) {
  const text = useText();
  const fields = useSummaries({ length: true });
  const stays = useSearch(staysToList);
  const foot = (
    <Button variant="primary" icon={Search} part="search" onClick={onSubmit}>
      {stays ? text("search_bar.show_stays", { count: stays }) : text("search_bar.search")}
    </Button>
  );
  return (
    <Sheet title={text("search_bar.index_title")} closeLabel={text("search_bar.close")} foot={foot} onClose={onClose}>
      <ul className="index" part="index">
        {fields.map(({ name, title, value, placeholder, disabled, wrong }) => (
          <li key={name} className={wrong ? "is-wrong" : undefined}>
            <button type="button" className="index-row" part="index-row" data-field={name} disabled={disabled} onClick={() => onStep(name)}>
              <Icon icon={fieldIcons[name]} size={24} />
              <span className="index-lines">
                <span className="index-title">{title}</span>
                <span className={value === null ? "index-value placeholder" : "index-value"}>{value ?? placeholder}</span>
              </span>
              <Icon icon={ChevronRight} mirrors />
            </button>
          </li>
        ))}
      </ul>
      <IndexIllustration />
    </Sheet>
  );
}
