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
 * The maximum number of times that an error boundary renders its children again after an extension or translator moved
 * DOM nodes. Without a limit, an extension that moves nodes after each render would cause a loop.
 */
const maxRecoveries = 20;
let recoveries = 0;

/** The build replaces `process.env.NODE_ENV` with the build mode, for example `development`. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/**
 * A React error boundary, which renders a fallback in place of children that threw an error. In development, the
 * fallback contains the error message. If a browser extension or translator moved DOM nodes of the children, the
 * boundary renders the children again with their typed text. React supports only class components as error boundaries.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    // After an extension or translator moved DOM nodes, React has unmounted the children, so the error boundary renders
    // the children again.
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
