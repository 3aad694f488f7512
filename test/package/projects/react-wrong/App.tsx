import { SkiDatePicker, SkiGallery, SkiResults, SkiSearchbar, type SkiSearchbarProps } from "ski-elements/react";

export const props: SkiSearchbarProps = { locale: "en-GB" };
export const bar = <SkiSearchbar enginId={31} />;
export const list = <SkiResults pagesize={10} />;
export const picker = <SkiDatePicker minimum="2027-02-06" />;
export const gallery = <SkiGallery images={[]} />;
