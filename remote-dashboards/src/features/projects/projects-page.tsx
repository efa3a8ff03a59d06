import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { SelectField } from '@torsa/shared/ui/select-field';
import {
  parseProjectsFilter,
  projectsFilters,
  projectsQuery,
  type Stage,
} from '../../api/projects.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { SaveView } from '../../app/save-view.tsx';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useToday } from '../../ui/use-today.ts';
import { CreateProject } from './create-project.tsx';
import { ClientProjectRow, StaffProjectRow } from './project-rows.tsx';
import type { ProjectsCopy } from './projects-page.copy.en.ts';

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
      controls={({ role }) => role !== 'user' && <SaveProjectsView copy={copy} />}
    >
      {(session) => <ProjectsView isStaff={session.role !== 'user'} copy={copy} />}
    </PortalPage>
  );
}

function SaveProjectsView({ copy }: { readonly copy: ProjectsCopy }) {
  const [search] = useSearchParams();
  const show = parseProjectsFilter(search);
  return (
    <SaveView
      list="/dashboard/projects"
      filters={show === 'all' ? {} : { show }}
      copy={copy.portal.saveView}
    />
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
              one in copy.filters
                ? copy.filters[one as keyof ProjectsCopy['filters']]
                : words.stages[one as Stage]
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
            {projects.map((project) =>
              isStaff ? (
                <StaffProjectRow key={project.id} project={project} terms={words} />
              ) : (
                <ClientProjectRow key={project.id} project={project} terms={words} />
              ),
            )}
          </ConversationList>
        )}
      </PagedList>
      {isStaff && <CreateProject copy={copy.make} services={words.services} />}
    </>
  );
}
