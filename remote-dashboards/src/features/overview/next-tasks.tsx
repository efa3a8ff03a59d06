import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { colleaguesQuery } from '../../api/people.ts';
import { isLateTask, nextTasksQuery, type Task } from '../../api/tasks.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { CardWidth } from '../../ui/dashboard-grid.ts';
import { DueDay } from '../../ui/due-day.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { compactRow, loneLink, rowLink } from '../../ui/row-styles.ts';
import { styles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { TeamDashboardCopy } from './team-dashboard-page.copy.en.ts';
import type { Position } from './use-position.ts';

/** How many are shown; the others are in Tasks. */
const shown = 3;

// There is room for all of them, so that nothing moves when they come.
const place = css({ minBlockSize: '13.5rem' });

interface NextTasksProps {
  /** Who leads sees what is due of everybody, a member their own. Undefined while that is not known. */
  readonly position: Position | undefined;
  readonly width: CardWidth;
  readonly copy: TeamDashboardCopy;
}

/** What is to be done first, what is late at the top. */
export function NextTasks({ position, width, copy }: NextTasksProps) {
  const { next } = copy;
  return (
    <DashboardCard
      width={width}
      title={next.title}
      aside={
        <Link
          css={loneLink}
          to={position === 'team_leader' ? '/dashboard/tasks?view=person' : '/dashboard/tasks'}
        >
          {next.all}
        </Link>
      }
    >
      <div css={place}>
        <Rows position={position} copy={copy} />
      </div>
    </DashboardCard>
  );
}

function Rows({ position, copy }: Pick<NextTasksProps, 'position' | 'copy'>) {
  const { next, overviewWords } = copy;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const today = useToday();
  const isLeader = position === 'team_leader';
  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const query = useQuery({
    ...nextTasksQuery(isLeader ? undefined : me, shown),
    enabled: isLeader || me !== undefined,
  });
  const nameOf = ({ assignee }: Task) =>
    colleagues.find(({ staff_id }) => staff_id === assignee)?.name ?? next.nobody;
  return (
    <QueryBoundary
      query={query}
      copy={overviewWords.reading}
      skeleton={<RowSkeletons label={next.loading} rows={1} height="4.5rem" />}
    >
      {(tasks) =>
        tasks.length === 0 ? (
          <p>{next.none}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: without its marks a list is none for VoiceOver
          <ul role="list" css={styles.ruledList} aria-label={next.title}>
            {tasks.map((task) => (
              <li key={task.id} css={compactRow}>
                <Link
                  css={rowLink}
                  to={`/dashboard/tasks?view=project&project=${task.project_id}`}
                  dir="auto"
                >
                  {task.title}
                </Link>
                <p css={styles.smallMutedWrapped}>
                  {isLeader && `${nameOf(task)} · `}
                  <DueDay day={task.due_on} isLate={isLateTask(task, today)} words={next.words} />
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
