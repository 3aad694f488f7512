import { Component } from "react";
import type { ReactNode } from "react";

interface Props {
  /** Another value gives a view that failed another try. */
  readonly attempt: unknown;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}
interface State {
  readonly failed: boolean;
}

/** Contains what a view throws: the element goes back to its fallback children, the page around it lives on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override componentDidUpdate(previous: Props, { failed }: State): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- a new try is wanted, at most once a change
    if (failed && this.state.failed && previous.attempt !== this.props.attempt) this.setState({ failed: false });
  }
  override render(): ReactNode {
    return this.state.failed ? <slot /> : this.props.children;
  }
}
