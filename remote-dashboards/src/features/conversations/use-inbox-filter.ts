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
  /** Counts the resets, so that the search field discards unsubmitted text after a reset. */
  readonly resets: number;
}

/** Reads the inbox filter from the URL and changes it there without a new history entry. */
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
