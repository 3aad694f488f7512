import { SkiDatePicker, SkiSearchbar } from "ski-elements/react";

export function App() {
  return (
    <>
      <SkiSearchbar locale="nl-NL" engineId={31} onSkiSearch={(event) => event.preventDefault()} />
      <SkiDatePicker standalone columns={2} disabledDates={(day) => day < "2027-01-01"} />
      <SkiDatePicker standalone locale="fi-FI" />
      {/* @ts-expect-error -- no locale of the product */}
      <SkiSearchbar locale="es-ES" />
      {/* @ts-expect-error -- not one of the counts */}
      <SkiDatePicker columns={13} />
    </>
  );
}
