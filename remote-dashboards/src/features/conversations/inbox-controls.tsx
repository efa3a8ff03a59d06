import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Select } from '@torsa/shared/ui/select-field';
import {
  type AssigneeFilter,
  assigneeFilters,
  type InboxFilter,
  inboxStateFilters,
} from '../../api/inbox-filter.ts';
import type { InboxStatistics } from '../../api/reports.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { SearchField } from '../../ui/search-field.tsx';
import type { InboxListTexts } from './inbox-list.copy.en.ts';
import type { ChangeInboxFilterFunction } from './use-inbox-filter.ts';

const { space } = tokens;

// The selects are wide enough for their texts. Their width is fixed, because a count in a text arrives later.
const bar = css({
  display: 'grid',
  gridTemplateColumns: '8.75rem minmax(0, 8rem) minmax(4.25rem, 1fr)',
  gap: space.xs,
  '& :is(select, input)': { paddingInline: space.xs },
  [media.print]: { display: 'none' },
});

interface InboxControlsProps {
  readonly filter: InboxFilter;
  readonly figures: InboxStatistics | undefined;
  readonly change: ChangeInboxFilterFunction;
  readonly copy: InboxListTexts;
}

/** The inbox filters: assignee, status and search text. */
export function InboxControls({ filter, figures, change, copy }: InboxControlsProps) {
  const { language } = useI18n();
  const counts: Partial<Record<AssigneeFilter, number>> = figures
    ? { mine: figures.mine, unassigned: figures.unassigned, all: figures.waiting }
    : {};
  const hasCounts = filter.state === 'open' && filter.searchText === '';
  return (
    <div css={bar}>
      <Select
        aria-label={copy.state.label}
        value={filter.state}
        values={inboxStateFilters}
        choose={(state) => change({ state })}
        nameOf={(state) => (state === 'any' ? copy.state.any : copy.states[state])}
      />
      <Select
        aria-label={copy.assignee.label}
        value={filter.assignee}
        values={assigneeFilters}
        choose={(assignee) => change({ assignee })}
        nameOf={(assignee) => {
          const count = hasCounts ? counts[assignee] : undefined;
          return `${copy.assignee[assignee]}${count ? ` ${formatNumber(language, count)}` : ''}`;
        }}
      />
      <SearchField
        searchText={filter.searchText}
        search={(words) => change({ searchText: words })}
        copy={copy}
        shortcut="/"
        hasVisibleLabel={false}
      />
    </div>
  );
}
