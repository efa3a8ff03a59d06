import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { SelectField } from '@torsa/shared/ui/select-field';
import { filters, projectsQuery, readProjectsFilter } from '../../api/projects.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useToday } from '../../ui/use-today.ts';
import { MakeProject } from './make-project.tsx';
import { ProjectRow } from './project-row.tsx';
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

/** `/dashboard/projects`: what is built for a client, or what one of the staff works on. */
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

/** The projects that somebody may see; staff choose among them and make new ones. */
function ProjectsView({ isStaff, copy }: ProjectsViewProps) {
  const [search, setSearch] = useSearchParams();
  const filter = isStaff ? readProjectsFilter(search) : 'all';
  const list = useInfiniteQuery(projectsQuery(isStaff ? 'staff' : 'client', filter, useToday()));
  const { words } = copy;
  return (
    <>
      {isStaff && (
        <div css={bar}>
          <SelectField
            label={copy.show}
            value={filter}
            values={filters}
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
              <ProjectRow key={project.id} project={project} isStaff={isStaff} words={words} />
            ))}
          </ConversationList>
        )}
      </PagedList>
      {isStaff && <MakeProject copy={copy.make} services={words.services} />}
    </>
  );
}
