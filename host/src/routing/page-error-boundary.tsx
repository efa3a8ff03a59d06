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
  readonly error?: unknown;
}

/** What the build puts its mode into. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** Shows something else in place of children that failed, in development with the cause; the root reports why. A class, because React has no hook for it. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<PageErrorBoundaryState> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps(
    { attempt }: PageErrorBoundaryProps,
    state: PageErrorBoundaryState,
  ): PageErrorBoundaryState {
    return attempt === state.attempt ? state : { attempt, hasFailed: false };
  }

  override render(): ReactNode {
    const { hasFailed, error } = this.state;
    if (!hasFailed) return this.props.children;
    if (process.env.NODE_ENV !== 'development') return this.props.fallback;
    return (
      <>
        {this.props.fallback}
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </>
    );
  }
}
