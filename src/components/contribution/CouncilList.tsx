import type { ReactNode } from "react";
import { asksForBand } from "../../domain/contribution.js";
import { CouncilNote } from "./CouncilNote.js";
import { useContribution } from "./useContribution.js";

export interface CouncilListProps {
  /** The cards. */
  readonly children: ReactNode;
}

/** Cards under the visitor's works council and its rule; the cards alone where the rule has faults. */
export function CouncilList({ children }: CouncilListProps) {
  const rule = useContribution();
  return (
    <div className={rule && asksForBand(rule) ? "council-list asks-band" : "council-list"}>
      {rule && <CouncilNote rule={rule} />}
      {children}
    </div>
  );
}
