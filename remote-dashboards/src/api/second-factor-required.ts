import { useSyncExternalStore } from 'react';

let isMissing = false;
const listeners = new Set<() => void>();

/** Returns true while the backend requires a second-factor code from staff. */
export function useSecondFactorRequired(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

export function setSecondFactorRequired(isNow: boolean): void {
  if (isMissing === isNow) return;
  isMissing = isNow;
  for (const tell of listeners) tell();
}

const read = () => isMissing;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
