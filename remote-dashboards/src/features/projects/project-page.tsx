import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useOlderRows } from '../../api/newest-rows.ts';
import {
  eventsQuery,
  type ProjectEvent,
  projectQuery,
  readEventsBefore,
  type Stage,
  stageEventsQuery,
} from '../../api/projects.ts';
import { DetailFrame } from '../../app/detail-frame.tsx';
import { DetailPage } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { styles } from '../../ui/styles.ts';
import { NoteForm } from './note-form.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectHandling } from './project-handling.tsx';
import { ProjectLinks } from './project-links.tsx';
import type { ProjectCopy } from './project-page.copy.en.ts';
import { ProjectTasks } from './project-tasks.tsx';
import { ProjectThread } from './project-thread.tsx';
import { StageLine } from './stage-line.tsx';
import { Timeline } from './timeline.tsx';
import { Waiting } from './waiting.tsx';

const { space } = tokens;

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.l,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' },
});

/** `/dashboard/projects/:id`: a project for its client and its team. */
export function ProjectPage({ copy }: { readonly copy: ProjectCopy }) {
  return (
    <DetailPage
      list="/dashboard/projects"
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingOne} rows={4} height="7rem" />}
    >
      {(id, { role }) => <ProjectView id={id} isStaff={role !== 'user'} copy={copy} />}
    </DetailPage>
  );
}

interface ProjectViewProps {
  readonly id: string;
  readonly isStaff: boolean;
  readonly copy: ProjectCopy;
}

/** A project: how far it is, who waits for whom, what happened, and what is said about it. */
function ProjectView({ id, isStaff, copy }: ProjectViewProps) {
  const side = isStaff ? 'staff' : 'client';
  const read = useQuery(projectQuery(id, side));
  const { queryKey } = eventsQuery(id, side);
  const events = useQuery(eventsQuery(id, side));
  const older = useOlderRows(queryKey, readEventsBefore(id, side));
  const { data: stages = [] } = useQuery(stageEventsQuery(id, side));
  return (
    <DetailFrame title={read.data?.title ?? copy.head.title} list="/dashboard/projects" copy={copy}>
      <QueryBoundary
        query={read}
        copy={copy.reading}
        skeleton={<RowSkeletons label={copy.loadingOne} rows={4} height="7rem" />}
      >
        {(project) => (
          <div css={columns}>
            <div css={styles.column}>
              <Waiting project={project} isStaff={isStaff} copy={copy.waiting} />
              <DashboardCard width="whole" title={copy.words.stage}>
                <StageLine stage={project.stage} since={sinceOf(stages)} words={copy.words} />
              </DashboardCard>
              <DashboardCard width="whole" title={copy.timeline.title}>
                {isStaff && <NoteForm project={id} copy={copy} />}
                <QueryBoundary
                  query={{ ...events, error: events.error ?? older.error }}
                  copy={copy.reading}
                  skeleton={<RowSkeletons label={copy.reading.loading} rows={3} height="4rem" />}
                >
                  {({ rows, hasOlder }) => (
                    <Timeline events={rows} older={hasOlder ? older : undefined} copy={copy} />
                  )}
                </QueryBoundary>
              </DashboardCard>
              <ProjectThread conversation={project.conversation_id} isStaff={isStaff} copy={copy} />
            </div>
            <div css={styles.column}>
              {isStaff && <ProjectHandling project={project} copy={copy} />}
              {isStaff && <ProjectTasks project={id} copy={copy} />}
              <ProjectFacts project={project} isStaff={isStaff} copy={copy} />
              <ProjectLinks project={id} isStaff={isStaff} copy={copy} />
            </div>
          </div>
        )}
      </QueryBoundary>
    </DetailFrame>
  );
}

/** When each stage was come to; of one that was come to twice, the last time. */
function sinceOf(
  events: readonly Pick<ProjectEvent, 'stage' | 'created_at'>[],
): Partial<Record<Stage, string>> {
  return Object.fromEntries(
    events.flatMap(({ stage, created_at }) => (stage === null ? [] : [[stage, created_at]])),
  );
}
