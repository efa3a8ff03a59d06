import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { filters, projectsQuery, readProjectsFilter } from '../../api/projects.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { ConversationList } from '../../ui/conversation-list.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Reading } from '../../ui/reading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { useToday } from '../../ui/use-today.ts';
import { MakeProject } from './make-project.tsx';
import { ProjectRow } from './project-row.tsx';
import type { ProjectsMessages } from './projects-messages.en.ts';

const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem)',
  alignItems: 'end',
  gap: tokens.space.m,
});

interface ProjectsViewProps {
  readonly isStaff: boolean;
  readonly messages: ProjectsMessages;
}

/** `/dashboard/projects`: what is built for a client, or what one of the staff works on. */
export function ProjectsPage({ messages }: { readonly messages: ProjectsMessages }) {
  return (
    <PortalPage
      messages={messages}
      skeleton={<RowSkeletons label={messages.loadingList} rows={4} height="5rem" />}
    >
      {(session) => <ProjectsView isStaff={session.role !== 'user'} messages={messages} />}
    </PortalPage>
  );
}

/** The projects that somebody may see; staff choose among them and make new ones. */
function ProjectsView({ isStaff, messages }: ProjectsViewProps) {
  const [search, setSearch] = useSearchParams();
  const filter = isStaff ? readProjectsFilter(search) : 'all';
  const list = useInfiniteQuery(projectsQuery(isStaff ? 'staff' : 'client', filter, useToday()));
  const { words } = messages;
  return (
    <>
      {isStaff && (
        <div css={bar}>
          <ChoiceField
            label={messages.show}
            value={filter}
            values={filters}
            choose={(show) =>
              setSearch(show === 'all' ? {} : { show }, { replace: true, preventScrollReset: true })
            }
            nameOf={(one) =>
              one === 'all' ? messages.all : one === 'late' ? words.late : words.stages[one]
            }
          />
        </div>
      )}
      <Reading
        query={list}
        messages={messages.reading}
        skeleton={<RowSkeletons label={messages.loadingList} rows={4} height="5rem" />}
      >
        {({ pages }) =>
          pages.flat().length > 0 ? (
            <ConversationList label={messages.head.title}>
              {pages.flat().map((project) => (
                <ProjectRow key={project.id} project={project} isStaff={isStaff} words={words} />
              ))}
            </ConversationList>
          ) : isStaff ? (
            <EmptyState>{filter === 'all' ? messages.noneOfStaff : messages.noneFound}</EmptyState>
          ) : (
            <>
              <EmptyState>{messages.none}</EmptyState>
              <div>
                <ButtonLink to="/contact">{messages.start}</ButtonLink>
              </div>
            </>
          )
        }
      </Reading>
      {list.hasNextPage && (
        <div>
          <MoreButton list={list} messages={messages} />
        </div>
      )}
      {isStaff && <MakeProject messages={messages.make} services={words.services} />}
    </>
  );
}
