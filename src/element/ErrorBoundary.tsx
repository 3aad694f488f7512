import { Component } from "react";
import type { ReactNode } from "react";

interface Props {
  /** A failed view is rendered again when this changes. */
  readonly attempt: unknown;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}
interface State {
  readonly failed: boolean;
}

/** Catches what a view throws while rendering or in an effect, and shows the fallback children of the element instead. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override componentDidUpdate(previous: Props, { failed }: State): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- a failed view is rendered again, at most once a change
    if (failed && this.state.failed && previous.attempt !== this.props.attempt) this.setState({ failed: false });
  }
  override render(): ReactNode {
    return this.state.failed ? <slot /> : this.props.children;
  }
}
