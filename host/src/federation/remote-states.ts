import { create } from 'zustand';
import type { Cohort } from './choose-releases.ts';

/** What runs in this page of a remote. */
export interface RemoteState {
  readonly version: string;
  readonly cohort: Cohort;
  /** From asking for its container to its route table, in milliseconds; next to nothing when it was fetched ahead. */
  readonly loadTime: number;
  /** The version that should have run and could not be loaded, when another one took its place. */
  readonly fallbackFrom?: string;
}

type RemoteStates = Readonly<Record<string, RemoteState>>;

/** By page and not by remote: one page may fall back to another release while the rest does not. */
const useRemoteStates = create<RemoteStates>()(() => ({}));

/** The release that the page at this path pattern came from; undefined until its code is there. */
export function useRemoteState(app: string, pattern: string): RemoteState | undefined {
  return useRemoteStates((states) => states[key(app, pattern)]);
}

/** As {@link useRemoteState}, outside of React. */
export function remoteState(app: string, pattern: string): RemoteState | undefined {
  return useRemoteStates.getState()[key(app, pattern)];
}

export function reportRemote(app: string, pattern: string, state: RemoteState): void {
  useRemoteStates.setState({ [key(app, pattern)]: state });
}

function key(app: string, pattern: string): string {
  return `${app} ${pattern}`;
}
