import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link, useSearchParams } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { SelectField } from '@torsa/shared/ui/select-field';
import {
  isFinishedProject,
  isLateProject,
  type Project,
  parseProjectsFilter,
  projectsFilters,
  projectsQuery,
} from '../../api/projects.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { DueDay } from '../../ui/due-day.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import type { ProjectTerms } from '../../ui/project-terms.copy.en.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { clickableRow, rowLink } from '../../ui/row-styles.ts';
import { StageDots } from '../../ui/stage-dots.tsx';
import { styles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import { CreateProject } from './create-project.tsx';
import type { ProjectsCopy } from './projects-page.copy.en.ts';

const { space } = tokens;

const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem)',
  alignItems: 'end',
  gap: tokens.space.m,
});

interface ProjectsViewProps {
  readonly isStaff: boolean;
  readonly copy: ProjectsCopy;
}

/** The page `/dashboard/projects` with the client's own projects, or with all projects for staff. */
export function ProjectsPage({ copy }: { readonly copy: ProjectsCopy }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingList} rows={4} height="5rem" />}
    >
      {(session) => <ProjectsView isStaff={session.role !== 'user'} copy={copy} />}
    </PortalPage>
  );
}

/** The list of projects. Staff can filter the list and create projects. */
function ProjectsView({ isStaff, copy }: ProjectsViewProps) {
  const [search, setSearch] = useSearchParams();
  const filter = isStaff ? parseProjectsFilter(search) : 'all';
  const list = useInfiniteQuery(projectsQuery(isStaff ? 'staff' : 'client', filter, useToday()));
  const { words } = copy;
  return (
    <>
      {isStaff && (
        <div css={bar}>
          <SelectField
            label={copy.show}
            value={filter}
            values={projectsFilters}
            choose={(show) =>
              setSearch(show === 'all' ? {} : { show }, { replace: true, preventScrollReset: true })
            }
            nameOf={(one) =>
              one === 'all' ? copy.all : one === 'late' ? words.late : words.stages[one]
            }
          />
        </div>
      )}
      <PagedList
        list={list}
        copy={copy}
        reading={copy.reading}
        skeleton={<RowSkeletons label={copy.loadingList} rows={4} height="5rem" />}
        none={
          isStaff ? (
            <EmptyState>{filter === 'all' ? copy.noneOfStaff : copy.noneFound}</EmptyState>
          ) : (
            <>
              <EmptyState>{copy.none}</EmptyState>
              <div>
                <ButtonLink to="/contact">{copy.start}</ButtonLink>
              </div>
            </>
          )
        }
      >
        {(projects) => (
          <ConversationList label={copy.head.title}>
            {projects.map((project) => (
              <ProjectRow key={project.id} project={project} isStaff={isStaff} terms={words} />
            ))}
          </ConversationList>
        )}
      </PagedList>
      {isStaff && <CreateProject copy={copy.make} services={words.services} />}
    </>
  );
}

const row = css(clickableRow, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxs} ${space.m}`,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
});
const stack = css({ display: 'grid', gap: space.xxs });

interface ProjectRowProps {
  readonly project: Project;
  readonly isStaff: boolean;
  readonly terms: ProjectTerms;
}

/** A row in the project list: stage, due date, and the user whose action the project waits for. */
function ProjectRow({ project, isStaff, terms }: ProjectRowProps) {
  const { format } = useI18n();
  const today = useToday();
  const { id, title, stage, due_on, waiting_on, waiting_for } = project;
  const waits = isStaff ? terms.waitingForStaff : terms.waiting;
  return (
    <li css={row}>
      <div css={stack}>
        <Link css={rowLink} to={`/dashboard/projects/${id}`} dir="auto">
          {title}
        </Link>
        {waiting_on && (
          <span css={styles.smallMuted}>{format(waits[waiting_on], { what: waiting_for })}</span>
        )}
      </div>
      <div css={stack}>
        <StageDots stage={stage} terms={terms} />
        {!isFinishedProject(project) && (
          <span css={styles.smallMuted}>
            <DueDay day={due_on} isLate={isLateProject(project, today)} terms={terms} />
          </span>
        )}
      </div>
    </li>
  );
}
