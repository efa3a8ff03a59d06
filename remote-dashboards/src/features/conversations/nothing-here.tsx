import { Button } from '@torsa/shared/ui/button';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import type { InboxFilter } from '../../api/inbox-filter.ts';
import { passFocus } from '../../ui/pass-focus.ts';
import type { InboxListMessages } from './inbox-list-messages.en.ts';

interface NothingHereProps {
  readonly filter: InboxFilter;
  readonly reset: () => void;
  readonly messages: InboxListMessages;
}

/** An empty list: that all is done, or that the filter hides what there is. */
export function NothingHere({ filter, reset, messages }: NothingHereProps) {
  const isAll = filter.assignee === 'all' && filter.state === 'open' && filter.words === '';
  if (isAll) return <EmptyState>{messages.none}</EmptyState>;
  return (
    <>
      <EmptyState>{messages.noneFound}</EmptyState>
      <Button ref={passFocus} variant="quiet" onClick={reset}>
        {messages.showAll}
      </Button>
    </>
  );
}
