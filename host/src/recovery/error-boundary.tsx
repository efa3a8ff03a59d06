import { Component, type ReactNode } from 'react';
import { captureControls, restoreIfReplaced } from './capture-controls.ts';
import { isMovedNodeError } from './is-moved-node-error.ts';
import type { PageControls } from './page-controls.ts';

interface ErrorBoundaryProps {
  /** A new value renders the children again. */
  readonly attempt: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly attempt: string;
  readonly hasFailed: boolean;
  readonly error?: unknown;
}

/** The maximum number of renders after moved nodes, so that a conflict with an extension ends. */
const maxRecoveries = 20;
let recoveries = 0;

/** The build replaces `process.env.NODE_ENV` with its mode, such as `development`. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/**
 * Shows a fallback in place of children that failed, in development with the error message. The root reports the error.
 * If an extension or a translator has moved nodes of the children, they render again with their typed text. Only a class can
 * be an error boundary in React.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    // After moved nodes, the children render again. React has unmounted them.
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
