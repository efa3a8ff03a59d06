import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { Button } from '@torsa/shared/ui/button';
import { isLateTask, tasksQuery } from '../../api/tasks.ts';
import { openNewTaskDialog } from '../../app/new-task.tsx';
import { DueDateText } from '../../ui/due-day.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { standaloneLinkStyle } from '../../ui/row-styles.ts';
import { SideCard } from '../../ui/side-card.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import { CurrentTaskSheet, TaskLink } from '../tasks/index.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';

// Reserve the height of the loading rows, so that the cards below do not move.
const reserved = css({ minBlockSize: '6rem' });

interface ProjectTasksProps {
  readonly project: string;
  readonly copy: ProjectTexts;
}

/** The open tasks of a project. A task's title opens its sheet. */
export function ProjectTasks({ project, copy }: ProjectTasksProps) {
  const today = useToday();
  const query = useQuery(tasksQuery({ project }));
  const { tasks, words } = copy;
  return (
    <SideCard title={tasks.title}>
      <div css={reserved}>
        <QueryBoundary
          query={query}
          copy={copy.reading}
          skeleton={<RowSkeletons label={copy.reading.loading} rows={2} height="3rem" />}
        >
          {(rows) => {
            const open = rows.filter(({ state }) => state !== 'done');
            return open.length === 0 ? (
              <p css={portalStyles.smallMuted}>{tasks.none}</p>
            ) : (
              <ul css={portalStyles.tightList}>
                {open.map((one) => (
                  <li key={one.id} css={portalStyles.wrapped}>
                    <TaskLink task={one.id} css={standaloneLinkStyle} dir="auto">
                      {one.title}
                    </TaskLink>
                    <p css={portalStyles.smallMuted}>
                      <DueDateText day={one.due_on} isLate={isLateTask(one, today)} terms={words} />
                    </p>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryBoundary>
      </div>
      <div>
        <Button
          variant="secondary"
          aria-keyshortcuts="c"
          onClick={() => openNewTaskDialog(project)}
        >
          {tasks.add}
        </Button>
      </div>
      <Link css={standaloneLinkStyle} to={`/dashboard/tasks?view=project&project=${project}`}>
        {tasks.board}
      </Link>
      <CurrentTaskSheet />
    </SideCard>
  );
}
