import { Component, type ReactNode } from 'react';
import { isForeignNodesError } from './is-foreign-nodes-error.ts';
import { notePage, restorePage } from './note-page.ts';
import type { PageControls } from './page-controls.ts';

interface PartBoundaryProps {
  /** Another attempt renders the children again. */
  readonly attempt: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly attempt: string;
  readonly hasFailed: boolean;
  readonly error?: unknown;
}

/** How often the parts of a page are rendered anew, so that a fight with an extension comes to an end. */
const mostRecoveries = 20;
let recoveries = 0;

/** What the build puts its mode into. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/**
 * Shows something else in place of children that failed, in development with the cause; the root reports why. Children that
 * failed because an extension or a translator has moved their nodes are rendered anew, with what was typed in them. A class,
 * because React has no hook for it.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<PartBoundaryState> {
    // React unmounts the children in either case.
    return { hasFailed: !isForeignNodesError(error) || recoveries++ >= mostRecoveries, error };
  }

  static getDerivedStateFromProps(
    { attempt }: PartBoundaryProps,
    state: PartBoundaryState,
  ): PartBoundaryState {
    return attempt === state.attempt ? state : { attempt, hasFailed: false };
  }

  override getSnapshotBeforeUpdate(_: unknown, { error }: PartBoundaryState): PageControls | null {
    return !this.state.hasFailed && error !== this.state.error ? notePage() : null;
  }

  override componentDidUpdate(_: unknown, __: unknown, before: PageControls | null): void {
    if (before) void restorePage(before);
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
