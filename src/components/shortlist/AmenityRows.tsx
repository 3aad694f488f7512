import { useState } from "react";
import type { CriteriaOption } from "../../domain/criteria-table.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { comparedAmenities, hasAmenity } from "../../models/comparison.js";
import { optionLabel } from "../../models/filter-labels.js";
import { TextButton } from "../controls/Button.js";
import { YesOrNo } from "./cells.js";
import { CompareRow } from "./CompareRow.js";

/** A row for each amenity that differs, and one for all that are alike, which can be shown as rows too. */
export function AmenityRows({ stays }: { readonly stays: readonly KeptStay[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { differing, alike } = comparedAmenities(stays.map(({ product }) => product));
  const label = (option: CriteriaOption) => optionLabel("amenities", option, text);
  return (
    <>
      {differing.map((option) => (
        <AmenityRow key={option.key} option={option} stays={stays} />
      ))}
      {stays.length > 1 && alike.length > 0 && (
        <tr>
          <th scope="row">{text("shortlist.alike")}</th>
          <td colSpan={stays.length}>
            <span>{`${alike.map(label).join(", ")} `}</span>
            <TextButton part="alike-rows" aria-expanded={open} onClick={() => setOpen(!open)}>
              {text(open ? "shortlist.hide_alike" : "shortlist.show_alike")}
            </TextButton>
          </td>
        </tr>
      )}
      {stays.length > 1 && open && alike.map((option) => <AmenityRow key={option.key} option={option} stays={stays} />)}
    </>
  );
}

function AmenityRow({ option, stays }: { readonly option: CriteriaOption; readonly stays: readonly KeptStay[] }) {
  const text = useText();
  return (
    <CompareRow
      title={optionLabel("amenities", option, text)}
      stays={stays}
      cell={({ product }) => <YesOrNo isSo={hasAmenity(product, option)} />}
    />
  );
}
