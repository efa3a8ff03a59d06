import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { allFilesQuery, type FileWithOwnerTitle, fileSenderFilters } from '../../api/files.ts';
import type { ViewerRole } from '../../api/projects.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { chipRowStyle, chipStyle } from '../../ui/chip-style.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { standaloneLinkStyle } from '../../ui/row-styles.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { PictureApprovalRequests } from '../asks/index.ts';
import { parseFilesFilter, serializeFilesFilter } from './files-filter.ts';
import type { FilesPageTexts } from './files-page.copy.en.ts';
import { useFilesCode } from './load-files-code.ts';
import { PictureApprovalRequestsContext } from './picture-asks-context.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.s,
});
const search = css({ flex: '0 1 18rem' });

/** The page `/dashboard/files`, which lists all files that the user can read. */
export function FilesPage({ copy }: { readonly copy: FilesPageTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingList} rows={6} height="4rem" />}
    >
      {({ role }) => (
        <PictureApprovalRequestsContext value={PictureApprovalRequests}>
          <FilesView side={role === 'user' ? 'client' : 'staff'} copy={copy} />
        </PictureApprovalRequestsContext>
      )}
    </PortalPage>
  );
}

interface FilesViewProps {
  readonly side: ViewerRole;
  readonly copy: FilesPageTexts;
}

function FilesView({ side, copy }: FilesViewProps) {
  const [params, setParams] = useSearchParams();
  const filter = parseFilesFilter(params);
  const code = useFilesCode();
  const query = useInfiniteQuery(allFilesQuery(filter, side));
  const skeleton = <RowSkeletons label={copy.loadingList} rows={6} height="4rem" />;
  const show = (change: Partial<typeof filter>) =>
    setParams(serializeFilesFilter({ ...filter, file: '', ...change }), { replace: true });
  const loadFiles = async () => {
    let loaded: Pick<typeof query, 'hasNextPage' | 'data' | 'error'> = query;
    while (loaded.hasNextPage && !loaded.error) loaded = await query.fetchNextPage();
    if (loaded.error) throw loaded.error;
    return loaded.data?.pages.flat() ?? [];
  };
  const names = side === 'client' ? copy.ofClient : copy.ofStaff;
  const isFiltered = filter.sender !== 'all' || filter.searchText !== '';
  const isEmpty = filter.file === '' && !isFiltered;
  const none = filter.file !== '' ? copy.noFile : isFiltered ? copy.noneFound : copy.none;
  return (
    <>
      <div css={bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
        <div role="group" css={chipRowStyle} aria-label={copy.senders}>
          {fileSenderFilters.map((sender) => (
            <button
              key={sender}
              type="button"
              css={chipStyle}
              aria-pressed={filter.sender === sender}
              onClick={() => show({ sender })}
            >
              {names[sender]}
            </button>
          ))}
        </div>
        <div css={[search, portalStyles.notOnPaper]}>
          <SearchField
            searchText={filter.searchText}
            search={(searchText) => show({ searchText })}
            copy={copy}
            hasVisibleLabel={false}
          />
        </div>
      </div>
      {filter.file !== '' && (
        <p>
          <Link css={portalStyles.link} to="/dashboard/files">
            {copy.showAll}
          </Link>
        </p>
      )}
      <PagedList
        list={query}
        copy={copy}
        reading={copy.reading}
        skeleton={skeleton}
        none={
          <>
            <EmptyState>{none}</EmptyState>
            {isEmpty && (
              <div css={portalStyles.actions}>
                <ButtonLink variant="secondary" to="/dashboard/projects">
                  {copy.toProjects}
                </ButtonLink>
                <ButtonLink
                  variant="secondary"
                  to={side === 'client' ? '/dashboard/messages' : '/dashboard/inbox'}
                >
                  {copy.toConversations[side]}
                </ButtonLink>
              </div>
            )}
          </>
        }
      >
        {(files) =>
          code ? (
            <>
              <code.FileRows
                files={files}
                placeOf={(one) => <PlaceLink file={one} side={side} copy={copy} />}
              />
              {files.length > 1 && <code.DownloadAllButton loadFiles={loadFiles} />}
            </>
          ) : (
            skeleton
          )
        }
      </PagedList>
    </>
  );
}

interface PlaceLinkProps extends FilesViewProps {
  readonly file: FileWithOwnerTitle;
}

function PlaceLink({ file, side, copy }: PlaceLinkProps) {
  const { project_id: project, conversation_id: conversation, place_title: title } = file;
  const conversations = side === 'client' ? 'messages' : 'inbox';
  const path =
    project === null
      ? (`/dashboard/${conversations}/${conversation}` as const)
      : (`/dashboard/projects/${project}` as const);
  return (
    <Link css={[standaloneLinkStyle, portalStyles.wrapped]} to={path} dir="auto">
      {title || (project === null ? copy.conversation : copy.project)}
    </Link>
  );
}
