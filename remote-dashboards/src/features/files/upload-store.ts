import type { QueuedUpload } from './upload.ts';

let uploads: readonly QueuedUpload[] = [];
const listeners = new Set<() => void>();
/** The number of mounted upload lists, by destination. */
const viewers = new Map<string, number>();

/** Returns all uploads of the user, which continue on other portal pages. */
export const getUploads = (): readonly QueuedUpload[] => uploads;

export function setUploads(next: readonly QueuedUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Registers a mounted list of the uploads to a destination.
 * @returns a function that unregisters the list
 */
export function registerShownUploadList(key: string): () => void {
  const count = (change: number) => viewers.set(key, (viewers.get(key) ?? 0) + change);
  count(1);
  return () => void count(-1);
}

export const isUploadListShown = (key: string): boolean => (viewers.get(key) ?? 0) > 0;
