import Printer from "lucide/dist/esm/icons/printer.mjs";
import { useRef } from "react";
import { asksForBand, bandOf, keptBand, type Contribution } from "../../domain/contribution.js";
import { formattingLocale } from "../../domain/locale.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useFormatLocale, useText } from "../../i18n/useText.js";
import { printAlone } from "../../platform/print.js";
import { useActions, useSearch } from "../../store/useSearch.js";
import { Button } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import { LiveRegion } from "../controls/LiveRegion.js";
import { Modal } from "../controls/Modal.js";
import { RadioGroup } from "../controls/RadioGroup.js";
import { Quote, type QuoteProps } from "./Quote.js";
import quoteSheet from "./quote.css" with { type: "css" };

interface ContributionModalProps {
  readonly rule: Contribution;
  /** A stay by the rule; absent where the rule alone is shown. */
  readonly quote?: Omit<QuoteProps, "rule">;
  onClose(): void;
}

/** The visitor's band, and the sum of what is left to pay of a stay step by step, which can be printed. */
export function ContributionModal({ rule, quote, onClose }: ContributionModalProps) {
  const text = useText();
  const { exactMoney } = useFormat();
  const language = formattingLocale(useFormatLocale());
  const printed = useRef<HTMLDivElement>(null);
  const print = () => {
    const element = printed.current;
    if (!element || !quote) return;
    const title = `${text("contribution.title")} – ${quote.stay.name}`;
    printAlone({ element, sheet: quoteSheet, title, language, container: element.getRootNode() });
  };
  const left =
    quote?.left.state === "known"
      ? { price: exactMoney(quote.left.left, quote.currency), total: exactMoney(quote.price.total, quote.currency) }
      : null;
  return (
    <Modal
      title={text("contribution.title")}
      closeLabel={text("results.close")}
      part="modal contribution-modal"
      onClose={onClose}
      foot={
        left !== null && (
          <Button variant="quiet" part="contribution-print" onClick={print}>
            <Icon icon={Printer} />
            <span>{text("contribution.print")}</span>
          </Button>
        )
      }
    >
      <div className="contribution">
        {asksForBand(rule) && <Bands rule={rule} />}
        {quote ? <Quote {...quote} rule={rule} element={printed} /> : rule.note && <p className="hint">{rule.note}</p>}
      </div>
      <LiveRegion>{left === null ? "" : text("contribution.of_stay", left)}</LiveRegion>
    </Modal>
  );
}

/** Asked once: every price has the share of the chosen band. */
function Bands({ rule }: { readonly rule: Contribution }) {
  const text = useText();
  const { percent } = useFormat();
  const actions = useActions();
  const chosen = useSearch(({ contributionBand }) => contributionBand);
  return (
    <div className="bands">
      <RadioGroup
        part="contribution-bands"
        legend={text("contribution.band")}
        value={bandOf(rule, chosen)}
        options={(rule.bands ?? []).map(({ id, label, rate }) => ({
          value: id,
          label: (
            <span className="band">
              <span>{label}</span>
              <span>{percent(rate)}</span>
            </span>
          ),
        }))}
        onChange={(id) => actions.contribution.chooseBand(keptBand(rule, id))}
      />
      <p className="hint">{text("contribution.band_hint")}</p>
    </div>
  );
}
