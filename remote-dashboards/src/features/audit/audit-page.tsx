import { css } from '@emotion/react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useState } from 'react';
import {
  type AuditFilter,
  auditActions,
  auditQuery,
  readAllAuditEntries,
} from '../../api/audit.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { toCsv } from '../../ui/to-csv.ts';
import type { AuditTexts } from './audit-page.copy.en.ts';
import { AuditTable } from './audit-table.tsx';
import { listColumnChanges } from './column-changes.ts';

const { space } = tokens;

const bar = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.m,
});

/** The page `/founder-dashboard/audit`, which lists all changes by staff. */
export function AuditPage({ copy }: { readonly copy: AuditTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingRecord} rows={6} height="4.5rem" />}
    >
      {() => <AuditView copy={copy} />}
    </PortalPage>
  );
}

/** The audit log with its filters and a CSV download. */
function AuditView({ copy }: { readonly copy: AuditTexts }) {
  const [filter, setFilter] = useState<AuditFilter>({ action: 'any', searchText: '' });
  const isFiltered = filter.action !== 'any' || filter.searchText.trim() !== '';
  const record = useInfiniteQuery(auditQuery(filter));
  const file = useMutation({ mutationFn: () => downloadAudit(filter, copy) });
  return (
    <>
      <div css={bar}>
        <SelectField
          label={copy.columns.action}
          value={filter.action}
          values={['any', ...auditActions] as const}
          choose={(action) => setFilter({ ...filter, action })}
          nameOf={(action) => (action === 'any' ? copy.any : copy.actions[action])}
        />
        <SearchField
          searchText={filter.searchText}
          search={(words) => setFilter({ ...filter, searchText: words })}
          copy={copy}
        />
        <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
          {copy.export}
        </Button>
      </div>
      <ErrorNotice error={file.error} copy={{ other: copy.notExported }} />
      <PagedList
        list={record}
        copy={copy}
        reading={copy.reading}
        skeleton={<RowSkeletons label={copy.loadingRecord} rows={6} height="4.5rem" />}
        none={<EmptyState>{isFiltered ? copy.noneFound : copy.none}</EmptyState>}
      >
        {(entries) => <AuditTable entries={entries} copy={copy} />}
      </PagedList>
    </>
  );
}

async function downloadAudit(filter: AuditFilter, copy: AuditTexts): Promise<void> {
  const { columns } = copy;
  const entries = await readAllAuditEntries(filter);
  const rows = entries.flatMap((entry) =>
    ((entry.old ?? entry.new)
      ? listColumnChanges(entry)
      : [{ column: '', before: '', after: '' }]
    ).map(({ column, before, after }) => [
      entry.at,
      entry.actor,
      entry.action,
      entry.subject,
      entry.row_key,
      column,
      before,
      after,
    ]),
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
