import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

const none: readonly string[] = [];

// The selection is in a store outside React, because it survives a change of the page.
const selections = new WeakMap<QueryClient, readonly string[]>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The IDs of the selected conversations in the inbox. */
export function useInboxSelection() {
  const client = useQueryClient();
  const read = () => selections.get(client) ?? none;
  const selected = useSyncExternalStore(subscribe, read, read);
  const change = useCallback(
    (next: (ids: readonly string[]) => readonly string[]) => {
      selections.set(client, next(selections.get(client) ?? none));
      for (const listener of listeners) listener();
    },
    [client],
  );
  const select = useCallback(
    (id: string, isSelected: boolean) =>
      change((ids) => [...ids.filter((other) => other !== id), ...(isSelected ? [id] : [])]),
    [change],
  );
  const clear = useCallback(() => change(() => none), [change]);
  return { selected, select, clear };
}
