import type { Upload } from './upload.ts';

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();
/** The number of components that show the uploads of a place. */
const viewers = new Map<string, number>();

/** All uploads of the user, in every place. They stay while the user opens other pages of the portal. */
export const getUploads = (): readonly Upload[] => uploads;

export function setUploads(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a component that shows the uploads of a place. @returns a function that ends this */
export function watchPlace(key: string): () => void {
  const count = (change: number) => viewers.set(key, (viewers.get(key) ?? 0) + change);
  count(1);
  return () => void count(-1);
}

export const hasViewer = (key: string): boolean => (viewers.get(key) ?? 0) > 0;
