import { css } from '@emotion/react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { Notice } from '@torsa/shared/ui/notice';
import { useState } from 'react';
import { type AuditFilter, actions, auditQuery, readAuditForFile } from '../../api/audit.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Reading } from '../../ui/reading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { selectStyle } from '../../ui/select-style.ts';
import { toCsv } from '../../ui/to-csv.ts';
import type { AuditMessages } from './audit-messages.en.ts';
import { AuditTable } from './audit-table.tsx';
import { changesOf } from './changes-of.ts';

const { space } = tokens;

const bar = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.m,
});
const field = css({ display: 'grid', gap: space.xs });
const label = css({ fontWeight: 600 });

/** `/founder-dashboard/audit`: who changed what. */
export function AuditPage({ messages }: { readonly messages: AuditMessages }) {
  return (
    <PortalPage
      messages={messages}
      skeleton={<RowSkeletons label={messages.loadingRecord} rows={6} height="4.5rem" />}
    >
      {() => <AuditView messages={messages} />}
    </PortalPage>
  );
}

/** What is on record, as far as the filter shows it, and the same as a file. */
function AuditView({ messages }: { readonly messages: AuditMessages }) {
  const [filter, setFilter] = useState<AuditFilter>({ action: 'any', words: '' });
  const record = useInfiniteQuery(auditQuery(filter));
  const file = useMutation({ mutationFn: () => saveRecord(filter, messages) });
  return (
    <>
      <div css={bar}>
        <label css={field}>
          <span css={label}>{messages.columns.action}</span>
          <select
            css={selectStyle}
            value={filter.action}
            onChange={({ target }) =>
              setFilter({
                ...filter,
                action: actions.find((one) => one === target.value) ?? 'any',
              })
            }
          >
            <option value="any">{messages.any}</option>
            {actions.map((action) => (
              <option key={action} value={action}>
                {messages.actions[action]}
              </option>
            ))}
          </select>
        </label>
        <SearchField
          words={filter.words}
          search={(words) => setFilter({ ...filter, words })}
          messages={messages}
        />
        <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
          {messages.export}
        </Button>
      </div>
      {file.error && <Notice kind="alert">{messages.notExported}</Notice>}
      <Reading
        query={record}
        messages={messages.reading}
        skeleton={<RowSkeletons label={messages.loadingRecord} rows={6} height="4.5rem" />}
      >
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <EmptyState>{messages.none}</EmptyState>
          ) : (
            <AuditTable entries={pages.flat()} messages={messages} />
          )
        }
      </Reading>
      {record.hasNextPage && (
        <div>
          <MoreButton list={record} messages={messages} />
        </div>
      )}
    </>
  );
}

async function saveRecord(filter: AuditFilter, messages: AuditMessages): Promise<void> {
  const { columns } = messages;
  const entries = await readAuditForFile(filter);
  const rows = entries.flatMap((entry) =>
    ((entry.old ?? entry.new) ? changesOf(entry) : [{ column: '', before: '', after: '' }]).map(
      ({ column, before, after }) => [
        entry.at,
        entry.actor,
        entry.action,
        entry.subject,
        entry.row_key,
        column,
        before,
        after,
      ],
    ),
  );
  const head = [
    columns.at,
    columns.actor,
    columns.action,
    columns.subject,
    columns.row,
    columns.column,
    columns.before,
    columns.after,
  ];
  saveFile('torsa-audit.csv', 'text/csv', toCsv([head, ...rows]));
}
