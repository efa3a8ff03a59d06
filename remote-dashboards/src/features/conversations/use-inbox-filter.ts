import { useSearchParams } from '@torsa/shared/router';
import { useMemo, useState } from 'react';
import {
  defaultInboxFilter,
  type InboxFilter,
  inboxFilterParams,
  parseInboxFilter,
} from '../../api/inbox-filter.ts';

export type ChangeFilter = (change: Partial<InboxFilter>) => void;

interface ShownFilter {
  readonly filter: InboxFilter;
  readonly change: ChangeFilter;
  /** Shows all that wait. */
  readonly reset: () => void;
  /** One more with each reset: what is being typed then is given up. */
  readonly resets: number;
}

/** The filter in the address, and what changes it. Back leaves the list and not one filter after the other. */
export function useInboxFilter(): ShownFilter {
  const [resets, setResets] = useState(0);
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => parseInboxFilter(search), [search]);
  const change = (part: Partial<InboxFilter>) =>
    setSearch(inboxFilterParams({ ...filter, ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  const reset = () => {
    setResets(resets + 1);
    change(defaultInboxFilter);
  };
  return { filter, change, reset, resets };
}
