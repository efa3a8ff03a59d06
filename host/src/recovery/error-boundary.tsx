import { Component, type ReactNode } from 'react';
import { captureFormControls, restoreFormControlsIfReplaced } from './capture-controls.ts';
import { isMovedNodeError } from './is-moved-node-error.ts';
import type { PageFormControls } from './page-controls.ts';

interface ErrorBoundaryProps {
  /** When the value of `attempt` changes, the error boundary renders its children again. */
  readonly attempt: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly attempt: string;
  readonly hasFailed: boolean;
  readonly error?: unknown;
}

/**
 * The maximum number of times that an error boundary renders again after an extension or translator moved DOM nodes.
 * The limit prevents a loop.
 */
const maxRecoveries = 20;
let recoveries = 0;

/** The build replaces `process.env.NODE_ENV` with the build mode, for example `development`. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/**
 * A React error boundary with a fallback. If an extension or translator moved DOM nodes, it renders the children again
 * with their typed text.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    // Renders the children again if an extension or translator moved DOM nodes, because React has unmounted the
    // children.
    return { hasFailed: !isMovedNodeError(error) || recoveries++ >= maxRecoveries, error };
  }

  static getDerivedStateFromProps(
    { attempt }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return attempt === state.attempt ? state : { attempt, hasFailed: false };
  }

  override getSnapshotBeforeUpdate(
    _: unknown,
    { error }: ErrorBoundaryState,
  ): PageFormControls | null {
    return !this.state.hasFailed && error !== this.state.error ? captureFormControls() : null;
  }

  override componentDidUpdate(_: unknown, __: unknown, before: PageFormControls | null): void {
    if (before) void restoreFormControlsIfReplaced(before);
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
