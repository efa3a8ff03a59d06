import { css } from '@emotion/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useRef } from 'react';
import { colleaguesQuery } from '../../api/people.ts';
import {
  type ListedProject,
  parseProjectListView,
  projectListFilters,
  projectSortOrders,
  projectsQuery,
  type ProjectListView as ShownView,
  serializeProjectListView,
} from '../../api/project-list.ts';
import type { ProjectStage } from '../../api/projects.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { SaveViewButton } from '../../app/save-view.tsx';
import { ConversationList, listFrameStyle } from '../../ui/conversation-list.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useIsWideScreen } from '../../ui/use-is-wide.ts';
import { useToday } from '../../ui/use-today.ts';
import { CreateProjectForm } from './create-project.tsx';
import { ClientProjectRow, StaffProjectRow } from './project-rows.tsx';
import type { ProjectsTexts } from './projects-page.copy.en.ts';
import { ProjectSortHeadings } from './sort-headings.tsx';

const bar = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 16rem))',
  alignItems: 'end',
  gap: tokens.space.m,
  // On a phone, the fields are wide enough for their texts.
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gap: tokens.space.xs,
    '& select': { paddingInlineStart: tokens.space.xs },
  },
});

// A small gap keeps the column headings close to their columns.
const table = css({ display: 'grid', gap: tokens.space.xxs });
const body = css({ display: 'block' });

// Hide the sort select on a desktop, where the column headings sort the list.
const sortSelect = css({ [media.desktop]: { display: 'none' } });

/** The usual row height. On a desktop, most rows for staff have one line and are lower. */
const rowHeight = '4.5rem';

/** Returns a ref of the new project form, and a function that focuses the form now or when it appears. */
function useNewProjectFocus() {
  const form = useRef<HTMLElement>(null);
  const waiting = useRef<Element>(null);
  const focus = () => form.current?.querySelector('input')?.focus();
  return {
    focus() {
      if (form.current) focus();
      else waiting.current = document.activeElement;
    },
    attach(element: HTMLElement | null) {
      form.current = element;
      if (!element) return;
      // Focus the form only if the user has not moved the focus in the meantime.
      if (waiting.current === document.activeElement) focus();
      waiting.current = null;
    },
  };
}

type NewProjectFocus = ReturnType<typeof useNewProjectFocus>;

interface ProjectsViewProps {
  readonly isStaff: boolean;
  readonly newProject: NewProjectFocus;
  readonly copy: ProjectsTexts;
}

/** The page `/dashboard/projects`: a client's own projects, or all projects for staff. */
export function ProjectsPage({ copy }: { readonly copy: ProjectsTexts }) {
  const newProject = useNewProjectFocus();
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingList} rows={4} height={rowHeight} />}
      controls={({ role }) =>
        role !== 'user' && (
          <>
            <SaveProjectsView copy={copy} />
            <Button onClick={newProject.focus}>{copy.make.heading}</Button>
          </>
        )
      }
    >
      {(session) => (
        <ProjectsView isStaff={session.role !== 'user'} newProject={newProject} copy={copy} />
      )}
    </PortalPage>
  );
}

function SaveProjectsView({ copy }: { readonly copy: ProjectsTexts }) {
  const [search] = useSearchParams();
  return (
    <SaveViewButton
      list="/dashboard/projects"
      filters={serializeProjectListView(parseProjectListView(search))}
      copy={copy.portal.saveView}
    />
  );
}

/** The list of projects, with filters and a form for a new project for staff. */
function ProjectsView({ isStaff, newProject, copy }: ProjectsViewProps) {
  const [search, setSearch] = useSearchParams();
  const shown = parseProjectListView(isStaff ? search : new URLSearchParams());
  const { filter, sort } = shown;
  const list = useInfiniteQuery(projectsQuery(isStaff ? 'staff' : 'client', shown, useToday()));
  const isWide = useIsWideScreen();
  const { words } = copy;
  const show = (change: Partial<ShownView>) =>
    setSearch(serializeProjectListView({ ...shown, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      {isStaff && (
        <div css={bar}>
          <SelectField
            label={copy.show}
            value={filter}
            values={projectListFilters}
            choose={(chosen) => show({ filter: chosen })}
            nameOf={(one) =>
              one in copy.filters
                ? copy.filters[one as keyof ProjectsTexts['filters']]
                : words.stages[one as ProjectStage]
            }
          />
          <div css={sortSelect}>
            <SelectField
              label={copy.sort.label}
              value={sort}
              values={projectSortOrders}
              choose={(chosen) => show({ sort: chosen })}
              nameOf={(one) => copy.sort.orders[one]}
            />
          </div>
        </div>
      )}
      <PagedList
        list={list}
        copy={copy}
        reading={copy.reading}
        skeleton={
          <RowSkeletons
            label={copy.loadingList}
            rows={4}
            height={isStaff && isWide ? minTouchTargetSize : rowHeight}
          />
        }
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
        {(projects) =>
          isStaff ? (
            <table css={table} aria-label={copy.head.title}>
              <ProjectSortHeadings sort={sort} choose={(one) => show({ sort: one })} copy={copy} />
              <tbody css={[listFrameStyle, body]}>
                <StaffRows projects={projects} copy={copy} />
              </tbody>
            </table>
          ) : (
            <ConversationList label={copy.head.title}>
              {projects.map((project) => (
                <ClientProjectRow key={project.id} project={project} terms={words} />
              ))}
            </ConversationList>
          )
        }
      </PagedList>
      {/* The form appears together with the rows, because the rows would move it. */}
      {isStaff && !list.isPending && (
        <div ref={newProject.attach}>
          <CreateProjectForm copy={copy.make} services={words.services} />
        </div>
      )}
    </>
  );
}

interface StaffRowsProps {
  readonly projects: readonly ListedProject[];
  readonly copy: ProjectsTexts;
}

function StaffRows({ projects, copy }: StaffRowsProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const names = new Map(colleagues.map(({ staff_id, name }) => [staff_id, name]));
  // Remove repeated projects, because a project that moved during the loading is on two pages.
  const unique = new Map(projects.map((project) => [project.id, project]));
  return [...unique.values()].map((project) => (
    <StaffProjectRow
      key={project.id}
      project={project}
      staff={project.staff.map((id) => names.get(id) ?? id)}
      changed={copy.sort.columns.changed}
      terms={copy.words}
    />
  ));
}
