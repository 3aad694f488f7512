import { useState } from "react";
import { comparedMaximum } from "../../domain/defaults.js";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { TextButton } from "../controls/Button.js";
import { LiveRegion } from "../controls/LiveRegion.js";
import { Modal } from "../controls/Modal.js";
import { useShortlist } from "./useShortlist.js";
import { ColumnChoice } from "./ColumnChoice.js";
import { Comparison } from "./Comparison.js";
import { KeptStays } from "./KeptStays.js";
import { useCheckNews } from "./useCheckNews.js";
import { useCompared } from "./useCompared.js";
import { useComparedStays } from "./useComparedStays.js";
import { useSideBySide } from "./useSideBySide.js";
import { useWeeks } from "./useWeeks.js";
import { useSheet } from "../controls/useSheet.js";
import shortlistSheet from "./shortlist.css" with { type: "css" };

interface RemovedStay {
  readonly stay: KeptStay;
  /** Where it stood in the list. */
  readonly index: number;
  /** It was put back. */
  readonly isBack: boolean;
}

/** The stays that are kept, and up to four of them side by side. */
export function ShortlistModal({ onClose }: { onClose(): void }) {
  useSheet(shortlistSheet);
  const text = useText();
  const stays = useShortlist();
  const { compared, refused, add, toggle } = useCompared(stays);
  const [removed, setRemoved] = useState<RemovedStay | null>(null);
  const actions = useComparedStays(compared);
  const { shown, toggle: toggleColumn, show } = useSideBySide(compared);
  const weeks = useWeeks({
    actions,
    compared,
    onAdded(key, stay) {
      add(key);
      show([key, stayKey(stay)]);
    },
  });
  const news = useCheckNews(compared);
  const none = text("shortlist.choose_some");
  const remove = (stay: KeptStay) => {
    setRemoved({ stay, index: actions?.remove(stayKey(stay)) ?? 0, isBack: false });
  };
  const putBack = (put: RemovedStay) => {
    if (actions?.putBack(put.stay, put.index)) setRemoved({ ...put, isBack: true });
  };
  return (
    <Modal
      title={text("shortlist.title")}
      closeLabel={text("results.close")}
      className="shortlist-modal"
      part="modal shortlist-modal"
      onClose={onClose}
    >
      {stays.length === 0 && <p className="shortlist-hint">{text("shortlist.empty")}</p>}
      {stays.length > 0 && <KeptStays stays={stays} compared={compared} onToggle={toggle} onRemove={remove} />}
      <RemovedNote removed={removed} onPutBack={putBack} />
      {refused && (
        <p className="note" part="note" role="alert">
          {text("shortlist.compare_full", { count: comparedMaximum })}
        </p>
      )}
      {compared.length === 1 && (
        <p className="shortlist-hint">{text(stays.length > 1 ? "shortlist.choose_more" : "shortlist.keep_more")}</p>
      )}
      {compared.length === 0 && stays.length > 0 && <p className="shortlist-hint">{none}</p>}
      {compared.length > shown.length && <ColumnChoice compared={compared} shown={shown} onToggle={toggleColumn} />}
      {shown.length > 0 && <Comparison stays={shown} compared={compared} weeks={weeks.presses} />}
      <LiveRegion>{weeks.news}</LiveRegion>
      <LiveRegion>{compared.length === 0 && stays.length > 0 ? none : news}</LiveRegion>
    </Modal>
  );
}

interface RemovedNoteProps {
  readonly removed: RemovedStay | null;
  onPutBack(removed: RemovedStay): void;
}

/** Names the stay that was removed last, which a press puts back. */
function RemovedNote({ removed, onPutBack }: RemovedNoteProps) {
  const text = useText();
  const news = removed && text(removed.isBack ? "shortlist.is_back" : "shortlist.removed", { name: removed.stay.product.name });
  return (
    <>
      {removed && !removed.isBack && (
        <p className="shortlist-hint">
          <span>{news}</span>{" "}
          <TextButton part="put-back" onClick={() => onPutBack(removed)}>
            {text("shortlist.put_back")}
          </TextButton>
        </p>
      )}
      <LiveRegion>{news}</LiveRegion>
    </>
  );
}
