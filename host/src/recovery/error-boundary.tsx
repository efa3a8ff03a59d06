import { Component, type ReactNode } from 'react';
import { captureControls, restoreIfReplaced } from './capture-controls.ts';
import { isMovedNodeError } from './is-moved-node-error.ts';
import type { PageControls } from './page-controls.ts';

interface ErrorBoundaryProps {
  /** Another attempt renders the children again. */
  readonly attempt: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly attempt: string;
  readonly hasFailed: boolean;
  readonly error?: unknown;
}

/** How often the parts of a page are rendered anew, so that a fight with an extension comes to an end. */
const maxRecoveries = 20;
let recoveries = 0;

/** What the build puts its mode into. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/**
 * Shows something else in place of children that failed, in development with the cause; the root reports why. Children that
 * failed because an extension or a translator has moved their nodes are rendered anew, with what was typed in them. A class,
 * because React has no hook for it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    // React unmounts the children in either case.
    return { hasFailed: !isMovedNodeError(error) || recoveries++ >= maxRecoveries, error };
  }

  static getDerivedStateFromProps(
    { attempt }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return attempt === state.attempt ? state : { attempt, hasFailed: false };
  }

  override getSnapshotBeforeUpdate(_: unknown, { error }: ErrorBoundaryState): PageControls | null {
    return !this.state.hasFailed && error !== this.state.error ? captureControls() : null;
  }

  override componentDidUpdate(_: unknown, __: unknown, before: PageControls | null): void {
    if (before) void restoreIfReplaced(before);
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
