import X from "lucide/dist/esm/icons/x.mjs";
import type { ReactNode, Ref } from "react";
import { useText } from "../../i18n/useText.js";
import { typedTextMaximum } from "../../domain/defaults.js";
import { RoundButton } from "../controls/Button.js";
import { isComposing } from "../controls/composition.js";
import type { PlaceSearch } from "./usePlaceSearch.js";

interface PlaceInputProps {
  readonly search: PlaceSearch;
  readonly placeholder: string;
  readonly labelId: string;
  readonly clears: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  /** It was pressed. */
  onOpen?(): void;
  /** Suggestions are wanted: a text was typed, or an arrow key pressed. */
  onSuggest?(): void;
}

/** The destination's input and its clear button, in the bar's segment and in the mobile flow. */
export function PlaceInput({ search, placeholder, labelId, clears, inputRef, autoFocus, onOpen, onSuggest }: PlaceInputProps): ReactNode {
  const text = useText();
  const { combobox } = search;
  return (
    <>
      <input
        ref={inputRef}
        part="destination-input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-labelledby={labelId}
        aria-invalid={search.unmet === "search" || undefined}
        placeholder={placeholder}
        maxLength={typedTextMaximum}
        value={search.value}
        data-first-focus={autoFocus}
        {...combobox.inputProps}
        onFocus={(event) => event.currentTarget.select()}
        onClick={onOpen}
        onChange={(event) => {
          onSuggest?.();
          search.type(event.currentTarget.value, event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing);
        }}
        onCompositionEnd={(event) => search.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === "ArrowDown" || event.key === "ArrowUp") onSuggest?.();
          combobox.onKeyDown(event);
        }}
      />
      {clears && search.value && (
        <RoundButton
          icon={X}
          iconSize={16}
          small
          label={text("station_search.clear")}
          className="clear"
          part="clear"
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector("input")?.focus();
            search.type("");
          }}
        />
      )}
    </>
  );
}
