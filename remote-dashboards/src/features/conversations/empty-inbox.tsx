import { Button } from '@torsa/shared/ui/button';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import type { InboxFilter } from '../../api/inbox-filter.ts';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import type { InboxListTexts } from './inbox-list.copy.en.ts';

interface EmptyInboxProps {
  readonly filter: InboxFilter;
  readonly reset: () => void;
  readonly copy: InboxListTexts;
}

/** Explains an empty inbox: either all conversations are answered, or none matches the filter. */
export function EmptyInboxNotice({ filter, reset, copy }: EmptyInboxProps) {
  const isAll = filter.assignee === 'all' && filter.state === 'open' && filter.searchText === '';
  if (isAll) return <EmptyState>{copy.none}</EmptyState>;
  return (
    <>
      <EmptyState>{copy.noneFound}</EmptyState>
      <Button ref={moveFocusToHeading} variant="quiet" onClick={reset}>
        {copy.showAll}
      </Button>
    </>
  );
}
