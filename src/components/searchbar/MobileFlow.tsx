import { ChevronRight, Search } from "lucide-react";
import { isFlightVariant } from "../../domain/settings.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import { Modal } from "../controls/Modal.js";
import { fieldIcons, type FieldName } from "./fields.js";
import { DatesStep, DestinationStep, OriginStep, PackagesStep, ParticipantsStep, type StepProps } from "./MobileSteps.js";
import type { SurfaceControl } from "./useOpenSurface.js";
import { useSummaries } from "./useSummaries.js";

const steps: Readonly<Record<FieldName, (props: StepProps) => React.ReactNode>> = {
  origin: OriginStep,
  destination: DestinationStep,
  dates: DatesStep,
  participants: ParticipantsStep,
  packages: PackagesStep,
};

interface MobileFlowProps {
  readonly surface: SurfaceControl;
  onSubmit(): void;
}

/** The search on a small screen: an index, and one step a screen. */
export function MobileFlow({ surface: { open, show }, onSubmit }: MobileFlowProps) {
  const flightVariant = useSearch((search) => isFlightVariant(search.settings));
  if (open === null) return null;
  const close = () => show(null);
  if (open === "index") return <Index onClose={close} onStep={(field) => show(field, flightVariant ? null : "index")} onSubmit={onSubmit} />;
  const Step = steps[open];
  return <Step onClose={close} onBack={() => show("index")} onDone={() => show(flightVariant ? null : "index")} />;
}

interface IndexProps {
  onClose(): void;
  onStep(field: FieldName): void;
  onSubmit(): void;
}

function Index({ onClose, onStep, onSubmit }: IndexProps) {
  const text = useText();
  const fields = useSummaries();
  const stays = useSearch((search) => search.find.answer?.count ?? null);
  const foot = (
    <Button variant="primary" icon={Search} part="search" onClick={onSubmit}>
      {stays ? text("search_bar.show_stays", { count: stays }) : text("search_bar.search")}
    </Button>
  );
  return (
    <Modal title={text("search_bar.index_title")} closeLabel={text("search_bar.close")} foot={foot} part="flow" onClose={onClose}>
      <ul className="index" part="index">
        {fields.map(({ name, title, value, placeholder, disabled }) => (
          <li key={name}>
            <button type="button" className="index-row" part="index-row" data-field={name} disabled={disabled} onClick={() => onStep(name)}>
              <Icon icon={fieldIcons[name]} size={24} />
              <span className="index-lines">
                <span className="index-title">{title}</span>
                <span className={value === null ? "index-value placeholder num" : "index-value num"}>{value ?? placeholder}</span>
              </span>
              <Icon icon={ChevronRight} mirrors />
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
