import BedDouble from "lucide/dist/esm/icons/bed-double.mjs";
import Plane from "lucide/dist/esm/icons/plane.mjs";
import TrainFront from "lucide/dist/esm/icons/train-front.mjs";
import type { IconShape } from "../controls/Icon.js";
import { packageFamilies, type PackageCode } from "../../domain/packages.js";
import { useText } from "../../i18n/useText.js";
import { Checkbox } from "../controls/Checkbox.js";
import { Icon } from "../controls/Icon.js";
import { Switch } from "../controls/Switch.js";
import type { Packages } from "./usePackages.js";
import { icons } from "../controls/icons.js";
import { useSheet } from "../controls/useSheet.js";
import totalSheet from "../controls/panel-total.css" with { type: "css" };
import packagesSheet from "./packages.css" with { type: "css" };

/** What a stay can include, as check rows, with the train or flight switch on top. */
export function PackagesFields({ packages }: { readonly packages: Packages }) {
  useSheet(packagesSheet);
  const text = useText();
  const { rows, waits, switches, transfer } = packages;
  return (
    <div className="packages" part="packages">
      {switches && (
        <Switch
          part="transfer-switch"
          icon={switches === "flight" ? Plane : TrainFront}
          label={text(`package.switch_${switches}`)}
          hint={text(`package.switch_${switches}_hint`)}
          checked={transfer}
          onChange={packages.switchTransfer}
        />
      )}
      <div role="group" aria-label={text("search_bar.packages")}>
        {rows.map(({ code, checked, count, disabled }) => (
          <Checkbox
            key={code}
            className="pack"
            part="package"
            checked={checked}
            disabled={disabled}
            count={count}
            countWaits={waits}
            end={<Glyphs code={code} />}
            onChange={() => packages.toggle(code)}
          >
            <span className="pack-name">{text(`package.${code}`)}</span>
            <small className="pack-hint">{disabled ? text("package.none") : text(`package.hint_${code}`)}</small>
          </Checkbox>
        ))}
      </div>
    </div>
  );
}

/** The number of stays with the chosen packages; empty while it is not known. */
export function StaysTotal({ packages: { stays, staysWait } }: { readonly packages: Packages }) {
  useSheet(totalSheet);
  const text = useText();
  return (
    <div className="grow" part="packages-total" role="status">
      {stays !== null && (
        <>
          <span className={staysWait ? "panel-sum num is-waiting" : "panel-sum num"}>{text("search_bar.stays", { count: stays })}</span>
          <small className="panel-hint">{text("search_bar.stays_hint")}</small>
        </>
      )}
    </div>
  );
}

function Glyphs({ code }: { readonly code: PackageCode }) {
  return (
    <span className="glyphs" aria-hidden="true">
      {glyphsOf(code).map((icon, index) => (
        <Icon icon={icon} key={index} />
      ))}
    </span>
  );
}

function glyphsOf(code: PackageCode): IconShape[] {
  const { transport, skipass, equipment } = packageFamilies[code];
  const ways = transport === null ? [] : [transport === "train" ? TrainFront : Plane];
  return [...ways, BedDouble, ...(skipass ? [icons.skiPass] : []), ...(equipment ? [icons.skis] : [])];
}
