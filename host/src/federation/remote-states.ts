import { create } from 'zustand';
import type { Cohort } from './choose-releases.ts';

/** What runs in this page of a remote. */
export interface RemoteState {
  readonly version: string;
  readonly cohort: Cohort;
  /** From the request for its container to its route table, in milliseconds. */
  readonly loadTime: number;
  /** The version that should have run and could not be loaded, when another one took its place. */
  readonly fallbackFrom?: string;
}

interface RemoteStates {
  readonly remotes: Readonly<Record<string, RemoteState>>;
}

/** The remotes that have been loaded in this page, by name. */
export const useRemoteStates = create<RemoteStates>()(() => ({ remotes: {} }));

export function reportRemote(app: string, state: RemoteState): void {
  useRemoteStates.setState(({ remotes }) => ({ remotes: { ...remotes, [app]: state } }));
}
