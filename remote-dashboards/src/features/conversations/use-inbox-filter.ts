import { useSearchParams } from '@torsa/shared/router';
import { useMemo, useState } from 'react';
import {
  defaultInboxFilter,
  type InboxFilter,
  parseInboxFilter,
  serializeInboxFilter,
} from '../../api/inbox-filter.ts';

export type ChangeInboxFilterFunction = (change: Partial<InboxFilter>) => void;

interface ShownFilter {
  readonly filter: InboxFilter;
  readonly change: ChangeInboxFilterFunction;
  /** Resets the inbox filter to the default. */
  readonly reset: () => void;
  /** A counter that increases with each reset, so that the search field discards text that the user is typing. */
  readonly resets: number;
}

/**
 * Reads and changes the inbox filter in the URL. A changed filter replaces the history entry, so the Back button
 * leaves the list.
 */
export function useInboxFilter(): ShownFilter {
  const [resets, setResets] = useState(0);
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => parseInboxFilter(search), [search]);
  const change = (part: Partial<InboxFilter>) =>
    setSearch(serializeInboxFilter({ ...filter, ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  const reset = () => {
    setResets(resets + 1);
    change(defaultInboxFilter);
  };
  return { filter, change, reset, resets };
}
