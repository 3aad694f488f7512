interface RefusalProps {
  /** The reason, and how often in a row a day was refused. */
  readonly refusal: { readonly count: number; readonly news: string } | null;
}

/** Announces why a day cannot be chosen, at each press: screen readers do not repeat an unchanged text. */
export function Refusal({ refusal }: RefusalProps) {
  return (
    <p className="sr" role="status">
      {refusal && <span key={refusal.count}>{refusal.news}</span>}
    </p>
  );
}
