import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { Button } from '@torsa/shared/ui/button';
import { lazy, Suspense, useState } from 'react';
import { type Ask, projectApprovalsQuery, projectRequestsToClientQuery } from '../../api/asks.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { formatNumber } from '../../ui/formatters.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { RequestToClientItem } from './staff-ask.tsx';
import { staffRequestTexts as bn } from './staff-asks.copy.bn.ts';
import { staffRequestTexts as en, type StaffRequestTexts } from './staff-asks.copy.en.ts';

/** Load the dialog on demand, because few visits send a request to the client. */
const AskDialog = lazy(() => import(/* webpackChunkName: "ask-dialog" */ './ask-dialog.tsx'));

/** The purpose of the dialog: a new request to the client, an edited request, or a new version for approval. */
export type RequestDialogMode =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'again'; readonly ask: Ask };

interface StaffAsksProps {
  readonly project: string;
}

/** The requests to a project's client, each with the answer and the controls for staff. */
export default function RequestsToClientSection({ project }: StaffAsksProps) {
  const { format, language } = useI18n();
  const copy = localize<StaffRequestTexts>(language, { en, bn });
  const asks = useQuery(projectRequestsToClientQuery(project));
  const { data: approvals = [] } = useQuery(projectApprovalsQuery(project, 'staff'));
  const [task, setTask] = useState<RequestDialogMode>();
  const item = (ask: Ask) => (
    <RequestToClientItem
      key={ask.id}
      ask={ask}
      approvals={approvals.filter(({ ask_id }) => ask_id === ask.id)}
      open={setTask}
      copy={copy}
    />
  );
  return (
    <DashboardCard
      width="whole"
      title={copy.title}
      aside={
        <Button variant="secondary" onClick={() => setTask({ kind: 'add' })}>
          {copy.ask}
        </Button>
      }
    >
      <QueryBoundary
        query={asks}
        copy={copy.reading}
        skeleton={<RowSkeletons label={copy.reading.loading} rows={1} height="4rem" />}
      >
        {(rows) => {
          const isClosed = ({ state }: Ask) => state === 'done' || state === 'withdrawn';
          const open = rows.filter((ask) => !isClosed(ask));
          const closed = rows.filter(isClosed);
          return (
            <>
              {rows.length === 0 && <p css={portalStyles.smallMuted}>{copy.none}</p>}
              {open.length > 0 && (
                // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
                <ul role="list" css={portalStyles.ruledList} aria-label={copy.title}>
                  {open.map(item)}
                </ul>
              )}
              {closed.length > 0 && (
                <details>
                  <summary css={portalStyles.summary}>
                    {format(copy.closed, { count: formatNumber(language, closed.length) })}
                  </summary>
                  <ul css={portalStyles.ruledList}>{closed.toReversed().map(item)}</ul>
                </details>
              )}
            </>
          );
        }}
      </QueryBoundary>
      {task && (
        <Suspense>
          <AskDialog project={project} task={task} close={() => setTask(undefined)} copy={copy} />
        </Suspense>
      )}
    </DashboardCard>
  );
}
