import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Suspense } from 'react';
import {
  projectApprovalsQuery,
  useHaveRequestsToClientLoaded,
  useProjectRequestsToClient,
} from '../../api/asks.ts';
import { countDaysBetween, toLocalDate } from '../../api/days.ts';
import { useLoadOlderRows } from '../../api/newest-rows.ts';
import {
  findProjectService,
  isFinishedProject,
  isLateProject,
  type Project,
  type ProjectEvent,
  type ProjectStage,
  projectEventsQuery,
  projectMembersQuery,
  projectQuery,
  projectStageEventsQuery,
  readProjectEventsBefore,
} from '../../api/projects.ts';
import { useMarkAsRead } from '../../api/unread.ts';
import { DetailPage, DetailPageLayout, type SignedInSession } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { dashboardCardWidths } from '../../ui/dashboard-grid.ts';
import { DueDateText } from '../../ui/due-day.tsx';
import { EmailAddress } from '../../ui/line-breaks.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import { PictureApprovalRequests, RequestsToClientSection } from '../asks/index.ts';
import { FilesCard, PictureApprovalRequestsContext } from '../files/index.ts';
import { ProjectDueDateControl } from './edit-due-day.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { ProjectNoteForm } from './note-form.tsx';
import { ProjectControls } from './project-controls.tsx';
import { ProjectLinks } from './project-links.tsx';
import type { ProjectTexts } from './project-page.copy.en.ts';
import { ProjectMemberControls } from './project-staff.tsx';
import { ProjectTasks } from './project-tasks.tsx';
import { ProjectConversation } from './project-thread.tsx';
import { ProjectStageLine } from './stage-line.tsx';
import { ProjectStageExplanation } from './stage-meaning.tsx';
import { ProjectTimeline } from './timeline.tsx';

const { color, space } = tokens;

// Reserve the height of the loading rows, so that the messages below do not move.
const timelineHeight = css({ minBlockSize: '12rem', [media.print]: { minBlockSize: 0 } });

const silence = css({ color: color.terracotta, fontWeight: 600, paddingBlockEnd: space.s });

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.l,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' },
});

/** The page `/dashboard/projects/:id`, which shows a project to its clients and its team. */
export function ProjectPage({ copy }: { readonly copy: ProjectTexts }) {
  return (
    <DetailPage
      list="/dashboard/projects"
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingOne} rows={4} height="7rem" />}
    >
      {(id, { role, user }) => (
        <ProjectView id={id} client={role === 'user' ? user : undefined} copy={copy} />
      )}
    </DetailPage>
  );
}

interface ProjectViewProps {
  readonly id: string;
  /** The logged-in client, or undefined for staff. */
  readonly client: SignedInSession['user'] | undefined;
  readonly copy: ProjectTexts;
}

/** The sections of a project: stage, next step, timeline and conversation. */
function ProjectView({ id, client, copy }: ProjectViewProps) {
  const isStaff = client === undefined;
  const side = isStaff ? 'staff' : 'client';
  const read = useQuery(projectQuery(id, side));
  const { queryKey } = projectEventsQuery(id, side);
  const events = useQuery(projectEventsQuery(id, side));
  const older = useLoadOlderRows(queryKey, readProjectEventsBefore(id, side));
  useMarkAsRead(id, isStaff ? undefined : events.data?.rows.at(-1)?.id);
  const asks = useProjectRequestsToClient(id, side);
  const hasLoadedAsks = useHaveRequestsToClientLoaded(id, side);
  const { data: approvals = [] } = useQuery(projectApprovalsQuery(id, side));
  const { data: stages = [] } = useQuery(projectStageEventsQuery(id, side));
  return (
    <DetailPageLayout
      title={read.data?.title ?? copy.head.title}
      list="/dashboard/projects"
      copy={copy}
    >
      <QueryBoundary
        query={{ ...read, data: hasLoadedAsks ? read.data : undefined }}
        copy={copy.reading}
        missing={{
          text: copy.notFound,
          link: <ButtonLink to="/dashboard/projects">{copy.back}</ButtonLink>,
        }}
        skeleton={<RowSkeletons label={copy.loadingOne} rows={4} height="7rem" />}
      >
        {(project) => (
          // Wait for the script of the requests to the client, so that nothing moves when it arrives.
          <Suspense fallback={<RowSkeletons label={copy.loadingOne} rows={4} height="7rem" />}>
            <div css={columns}>
              <div css={portalStyles.column}>
                <NextStepCard key={id} project={project} client={client} copy={copy} />
                {isStaff && <RequestsToClientSection project={id} />}
                <DashboardCard width="whole" title={copy.words.stage}>
                  <ProjectStageLine
                    stage={project.stage}
                    since={sinceOf(stages)}
                    terms={copy.words}
                  />
                  {!isStaff && <ProjectStageExplanation project={project} copy={copy} />}
                </DashboardCard>
                <DashboardCard width="whole" title={copy.timeline.title}>
                  {isStaff && (
                    <div css={portalStyles.notOnPaper}>
                      <ProjectNoteForm project={id} copy={copy} />
                    </div>
                  )}
                  <div css={timelineHeight}>
                    <QueryBoundary
                      query={{ ...events, error: events.error ?? older.error }}
                      copy={copy.reading}
                      skeleton={
                        <RowSkeletons label={copy.reading.loading} rows={3} height="4rem" />
                      }
                    >
                      {({ rows, hasOlder }) => (
                        <>
                          {isStaff && <UpdateDue project={project} events={rows} copy={copy} />}
                          <ProjectTimeline
                            events={rows}
                            asks={asks}
                            approvals={approvals}
                            older={hasOlder ? older : undefined}
                            copy={copy}
                          />
                        </>
                      )}
                    </QueryBoundary>
                  </div>
                </DashboardCard>
                <div
                  css={[portalStyles.column, portalStyles.notOnPaper, dashboardCardWidths.whole]}
                >
                  <PictureApprovalRequestsContext value={PictureApprovalRequests}>
                    <FilesCard
                      place={{ project: project.id }}
                      copy={copy.files}
                      reading={copy.reading}
                    />
                  </PictureApprovalRequestsContext>
                  <ProjectConversation project={project} client={client} copy={copy} />
                </div>
              </div>
              <div css={portalStyles.column}>
                {isStaff && (
                  <div css={[portalStyles.column, portalStyles.notOnPaper]}>
                    <ProjectControls project={project} copy={copy} />
                    <ProjectTasks project={id} copy={copy} />
                  </div>
                )}
                <ProjectFacts project={project} isStaff={isStaff} copy={copy} />
                <div css={portalStyles.notOnPaper}>
                  <ProjectLinks project={id} isStaff={isStaff} copy={copy} />
                </div>
              </div>
            </div>
          </Suspense>
        )}
      </QueryBoundary>
    </DetailPageLayout>
  );
}

/** The number of days without news after which the page reminds staff of an update. */
const longSilence = 10;

interface UpdateDueProps {
  readonly project: Project;
  readonly events: readonly ProjectEvent[];
  readonly copy: ProjectTexts;
}

/** A reminder for staff that a client has had no news for a long time. */
function UpdateDue({ project, events, copy }: UpdateDueProps) {
  const { format } = useI18n();
  const today = useToday();
  const news = events.findLast(({ internal }) => !internal);
  if (!news || isFinishedProject(project)) return null;
  const days = countDaysBetween(toLocalDate(new Date(news.created_at)), today);
  return days < longSilence ? null : (
    <p css={[silence, portalStyles.notOnPaper]}>{format(copy.silence, { days })}</p>
  );
}

/** Returns when the project last reached each stage. */
function sinceOf(
  events: readonly Pick<ProjectEvent, 'stage' | 'created_at'>[],
): Partial<Record<ProjectStage, string>> {
  return Object.fromEntries(
    events.flatMap(({ stage, created_at }) => (stage === null ? [] : [[stage, created_at]])),
  );
}

interface ProjectFactsProps {
  readonly project: Project;
  readonly isStaff: boolean;
  readonly copy: ProjectTexts;
}

/** The details of a project: service, due date and participants. */
function ProjectFacts({ project, isStaff, copy }: ProjectFactsProps) {
  const today = useToday();
  const members = useQuery(projectMembersQuery(project.id));
  const { people, words } = copy;
  const service = findProjectService(project);
  return (
    <>
      <SideCard title={copy.facts}>
        {service && <p>{words.services[service]}</p>}
        <p>
          <DueDateText day={project.due_on} isLate={isLateProject(project, today)} terms={words} />
        </p>
        {isStaff && <ProjectDueDateControl project={project} copy={copy} />}
      </SideCard>
      <div css={portalStyles.notOnPaper}>
        <SideCard title={people.title}>
          <QueryBoundary
            query={members}
            copy={copy.reading}
            skeleton={<RowSkeletons label={copy.reading.loading} rows={2} height="3rem" />}
          >
            {(rows) => (
              <>
                <ul css={portalStyles.tightList}>
                  {rows.map(({ person, name, email, is_staff }) => (
                    <li key={person}>
                      {name || <EmailAddress address={email} />}
                      <p css={portalStyles.smallMutedWrapped}>
                        {is_staff ? people.team : people.client}
                        {!is_staff && name && email && (
                          <>
                            {' · '}
                            <EmailAddress address={email} />
                          </>
                        )}
                      </p>
                    </li>
                  ))}
                </ul>
                {isStaff && (
                  <ProjectMemberControls project={project.id} members={rows} copy={copy} />
                )}
              </>
            )}
          </QueryBoundary>
        </SideCard>
      </div>
    </>
  );
}
