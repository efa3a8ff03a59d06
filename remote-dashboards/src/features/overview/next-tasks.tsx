import { useQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { colleaguesQuery } from '../../api/people.ts';
import { isLateTask, nextDueTasksQuery, noProjectOption, type Task } from '../../api/tasks.ts';
import type { DashboardCardWidth } from '../../ui/dashboard-grid.ts';
import { DueDateText } from '../../ui/due-day.tsx';
import { ListCard } from '../../ui/list-card.tsx';
import { compactRowStyle, rowLinkStyle } from '../../ui/row-styles.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { TeamDashboardTexts } from './team-dashboard-page.copy.en.ts';
import type { TeamRole } from './use-own-team-role.ts';

/** The number of tasks on the dashboard card. */
const shown = 3;

interface NextTasksProps {
  /** The user's team role. Leaders see all staff's tasks, and members see their own. Undefined while the role loads. */
  readonly position: TeamRole | undefined;
  readonly width: DashboardCardWidth;
  readonly copy: TeamDashboardTexts;
}

/** A dashboard card with the next due tasks, late tasks first. */
export function NextTasksCard({ position, width, copy }: NextTasksProps) {
  const { next, overviewWords } = copy;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const today = useToday();
  const isLeader = position === 'team_leader';
  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const query = useQuery({
    ...nextDueTasksQuery(isLeader ? undefined : me, shown),
    enabled: isLeader || me !== undefined,
  });
  const nameOf = ({ assignee }: Task) =>
    colleagues.find(({ staff_id }) => staff_id === assignee)?.name ?? next.unassigned;
  return (
    <ListCard
      query={query}
      width={width}
      copy={next}
      reading={overviewWords.reading}
      all={{ to: isLeader ? '/dashboard/tasks?who=everyone' : '/dashboard/tasks', label: next.all }}
      height="11.25rem"
      skeleton={{ rows: 1, height: '3.75rem' }}
      none={<p>{next.none}</p>}
    >
      {(task) => (
        <li key={task.id} css={compactRowStyle}>
          <Link
            css={rowLinkStyle}
            to={`/dashboard/tasks?view=project&project=${task.project_id ?? noProjectOption}`}
            dir="auto"
          >
            {task.title}
          </Link>
          <p css={portalStyles.smallMutedWrapped}>
            {isLeader && `${nameOf(task)} · `}
            <DueDateText day={task.due_on} isLate={isLateTask(task, today)} terms={next.words} />
          </p>
        </li>
      )}
    </ListCard>
  );
}
