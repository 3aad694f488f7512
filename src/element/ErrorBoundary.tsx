import { Component, Fragment } from "react";
import type { ReactNode } from "react";

interface Props {
  /** A failed view is rendered again when this changes. */
  readonly attempt: unknown;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}
interface State {
  readonly failed: boolean;
  /** How often the view was rendered again into an empty root. */
  readonly renewals: number;
}

/** ms within which a renewed view that fails again is given up. */
const renewalInterval = 1000;

/**
 * Catches what a view throws while rendering or in an effect, and shows the fallback children of the element instead. After an
 * error of the DOM, such as of nodes that a page translator moved, the view is first rendered once more from nothing.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, renewals: 0 };
  #renewed = -Infinity;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    const now = performance.now();
    if (!(error instanceof DOMException) || now - this.#renewed < renewalInterval) {
      this.props.onError(error);
      return;
    }
    this.#renewed = now;
    this.setState(({ renewals }) => ({ failed: false, renewals: renewals + 1 }));
  }
  override componentDidUpdate(previous: Props, { failed }: State): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- a failed view is rendered again, at most once a change
    if (failed && this.state.failed && previous.attempt !== this.props.attempt) this.setState({ failed: false });
  }
  override render(): ReactNode {
    const { failed, renewals } = this.state;
    return failed ? <slot /> : <Fragment key={renewals}>{this.props.children}</Fragment>;
  }
}
