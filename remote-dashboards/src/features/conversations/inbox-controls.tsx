import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { inboxFullWidth } from '@torsa/shared/theme/breakpoints';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Select } from '@torsa/shared/ui/select-field';
import {
  type AssigneeFilter,
  assigneeFilters,
  type InboxFilter,
  inboxStates,
} from '../../api/inbox-filter.ts';
import type { InboxFigures } from '../../api/reports.ts';
import { chipRow, chipStyle } from '../../ui/chip-style.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { SearchField } from '../../ui/search-field.tsx';
import type { InboxListCopy } from './inbox-list.copy.en.ts';
import type { ChangeFilter } from './use-inbox-filter.ts';

const { space } = tokens;

const bar = css({
  display: 'grid',
  gap: space.s,
  [inboxFullWidth]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > :not(* + *)': { gridColumn: '1 / -1' },
  },
  [media.print]: { display: 'none' },
});

interface InboxControlsProps {
  readonly filter: InboxFilter;
  readonly figures: InboxFigures | undefined;
  readonly change: ChangeFilter;
  readonly copy: InboxListCopy;
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
      <SearchField
        searchText={filter.searchText}
        search={(words) => change({ searchText: words })}
        copy={copy}
        shortcut="/"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div role="group" aria-label={copy.assignee.label} css={chipRow}>
        {assigneeFilters.map((assignee) => (
          <button
            key={assignee}
            type="button"
            css={chipStyle}
            aria-pressed={filter.assignee === assignee}
            onClick={() => change({ assignee })}
          >
            {copy.assignee[assignee]}
            {hasCounts && counts[assignee] ? ` ${formatNumber(language, counts[assignee])}` : ''}
          </button>
        ))}
      </div>
      <Select
        aria-label={copy.state.label}
        value={filter.state}
        values={inboxStates}
        choose={(state) => change({ state })}
        nameOf={(state) => (state === 'any' ? copy.state.any : copy.states[state])}
      />
    </div>
  );
}
