import Landmark from "lucide/dist/esm/icons/landmark.mjs";
import { useState } from "react";
import { asksForBand, type Contribution } from "../../domain/contribution.js";
import { ruleText } from "../../i18n/contribution-texts.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";
import { TextButton } from "../controls/Button.js";
import { Icon } from "../controls/Icon.js";
import { useSheet } from "../controls/useSheet.js";
import { ContributionModal } from "./ContributionModal.js";
import leftToPaySheet from "./left-to-pay.css" with { type: "css" };

/** The visitor's works council and its rule, and the choice of a band. */
export function CouncilNote({ rule }: { readonly rule: Contribution }) {
  useSheet(leftToPaySheet);
  const text = useText();
  const format = useFormat();
  const currency = useSearch(({ settings }) => settings.currency);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="council-note" part="council-note">
        <Icon icon={Landmark} />
        <span className="grow">{[ruleText(rule, { text, format }, currency), rule.note].filter(Boolean).join(". ")}</span>
        {asksForBand(rule) && (
          <TextButton part="choose-band" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text("contribution.choose")}
          </TextButton>
        )}
      </div>
      {open && <ContributionModal rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
}
