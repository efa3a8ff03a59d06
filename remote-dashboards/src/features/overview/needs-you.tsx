import { css } from '@emotion/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { inboxQuery } from '../../api/conversations.ts';
import { defaultInboxFilter } from '../../api/inbox-filter.ts';
import { projectsQuery } from '../../api/project-list.ts';
import { inboxStatisticsQuery, type WorkStatistics } from '../../api/reports.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { DueDateText } from '../../ui/due-day.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { compactRowStyle, rowLinkStyle, standaloneLinkStyle } from '../../ui/row-styles.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { FounderDashboardTexts } from './founder-dashboard-page.copy.en.ts';
import { listInboxCounts } from './inbox-figures.tsx';
import { WaitingConversationRow } from './longest-waiting.tsx';
import type { OverviewTexts } from './overview.copy.en.ts';
import { LateTasksSentence } from './work-figures.tsx';

/** The number of late projects, and of conversations, on the dashboard card. */
const shownProjects = 2;
const shownConversations = 3;

const wrapper = css({ minBlockSize: '13.5rem' });
// On a phone, each count has its own line, so that no count wraps when the numbers load.
const countList = css(portalStyles.list, portalStyles.wideRow, {
  [media.phone]: { display: 'grid', justifyItems: 'start', gap: tokens.space.m },
});

interface NeedsYouProps {
  readonly figures: WorkStatistics | undefined;
  readonly copy: Pick<FounderDashboardTexts, 'needsYou' | 'overviewWords'>;
}

/** A dashboard card with late work, and with the conversations that wait longest. */
export function AttentionNeededCard({ figures, copy }: NeedsYouProps) {
  const { needsYou, overviewWords } = copy;
  const { longest, projectTerms, reading, work } = overviewWords;
  const late = useInfiniteQuery(projectsQuery('staff', { filter: 'late' }, useToday())).data
    ?.pages[0];
  const projects = late?.slice(0, shownProjects) ?? [];
  const waiting = useInfiniteQuery(inboxQuery(defaultInboxFilter, undefined));
  const hasLateTasks = figures !== undefined && figures.late_tasks > 0;
  return (
    <DashboardCard width="half" title={needsYou.title} aside={<InboxCounts copy={overviewWords} />}>
      <div css={wrapper}>
        <QueryBoundary
          query={waiting}
          copy={reading}
          skeleton={<RowSkeletons label={longest.loading} rows={1} height="13.5rem" />}
        >
          {({ pages }) => {
            const conversations = pages[0]?.slice(0, shownConversations) ?? [];
            if (!hasLateTasks && projects.length + conversations.length === 0) {
              return <p>{needsYou.none}</p>;
            }
            return (
              // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
              <ul role="list" css={portalStyles.ruledList} aria-label={needsYou.list}>
                {projects.map(({ id, title, due_on }) => (
                  <li key={id} css={compactRowStyle}>
                    <Link css={rowLinkStyle} to={`/dashboard/projects/${id}`} dir="auto">
                      {title}
                    </Link>
                    <p css={portalStyles.smallMuted}>
                      <DueDateText day={due_on} isLate terms={projectTerms} />
                    </p>
                  </li>
                ))}
                {hasLateTasks && (
                  <li css={compactRowStyle}>
                    <p css={portalStyles.wrapped}>
                      <LateTasksSentence figures={figures} copy={work} />
                    </p>
                    <Link css={rowLinkStyle} to="/dashboard/tasks?who=everyone&show=late">
                      {needsYou.late}
                    </Link>
                  </li>
                )}
                {conversations.map((conversation) => (
                  <WaitingConversationRow
                    key={conversation.id}
                    conversation={conversation}
                    noSubject={longest.noSubject}
                  />
                ))}
              </ul>
            );
          }}
        </QueryBoundary>
      </div>
    </DashboardCard>
  );
}

/** The numbers of waiting, unassigned and own conversations, with links to their lists. */
function InboxCounts({ copy }: { readonly copy: OverviewTexts }) {
  const { language } = useI18n();
  const { data } = useQuery(inboxStatisticsQuery);
  const { figures } = copy;
  return (
    <ul css={countList} aria-label={figures.label}>
      {listInboxCounts(data, language, figures).map(({ value, words, page }) => (
        <li key={page}>
          <Link css={standaloneLinkStyle} to={page}>
            {value} {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
