import { useSyncExternalStore } from 'react';

let isMissing = false;
const listeners = new Set<() => void>();

/** Whether the backend refuses this session what staff may do until it gives the code of a second factor. */
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
