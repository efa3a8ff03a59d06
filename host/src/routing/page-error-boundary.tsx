import { Component, type ReactNode } from 'react';

interface PageErrorBoundaryProps {
  /** Another attempt renders the children again. */
  readonly attempt: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface PageErrorBoundaryState {
  readonly attempt: string;
  readonly hasFailed: boolean;
}

/** Shows something else in place of children that failed; the root reports why. A class, because React has no hook for it. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(): Partial<PageErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { attempt }: PageErrorBoundaryProps,
    state: PageErrorBoundaryState,
  ): PageErrorBoundaryState {
    return attempt === state.attempt ? state : { attempt, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
