import { css } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { getAudience, type Session, useSession } from '@torsa/shared/auth';
import { readPageNotice } from '@torsa/shared/contract/page-notice';
import { type LinkProps, useLocation, useNavigationEntries, useParams } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Notice } from '@torsa/shared/ui/notice';
import {
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLiveUpdates } from '../api/live-updates.ts';
import { useUserChangeKey, useUserQueryClient } from '../api/query-client.ts';
import { useSecondFactorRequired } from '../api/second-factor-required.ts';
import { handleShortcutKey } from '../ui/press-shortcut.ts';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { getNavigationPath } from './current-path.ts';
import { portalContentStyle, portalFrameStyle } from './frame-style.ts';
import { PrintedPageHeader } from './letter-head.tsx';
import { NetworkBar } from './network-bar.tsx';
import { NewTaskDialogAndShortcut } from './new-task.tsx';
import type { NavTexts } from './portal-nav.copy.en.ts';
import { navWrapperStyle, PortalNav } from './portal-nav.tsx';
import { SearchButton, useSearchShortcut } from './portal-search.tsx';
import { useFoldedNavigationRail } from './rail-fold.ts';
import { SavedViewsMenu } from './saved-views.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { useToastPosition } from './toast-position.ts';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import { UnreadCount, WaitingConversationCount } from './waiting-count.tsx';

const { color, layer, radius, space } = tokens;

// Show the skip button only while it has the focus.
const skipButton = css({
  position: 'fixed',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: layer.skipLink,
  minBlockSize: minTouchTargetSize,
  paddingInline: space.m,
  border: 0,
  borderRadius: radius.s,
  backgroundColor: color.accent,
  color: color.onAccent,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  [media.print]: { display: 'none' },
});
const focusTarget = css({ '&:focus': { outline: 'none' } });

export type SignedInSession = Extract<Session, { readonly status: 'signedIn' }>;

interface SignedInPageProps {
  /** The content while the session loads. */
  readonly loading: ReactNode;
  readonly children: (session: SignedInSession) => ReactNode;
}

/**
 * The root of every portal page, which provides the query client, waits for the session, and remounts for another user.
 */
export function SignedInPage({ loading, children }: SignedInPageProps) {
  const session = useSession();
  const client = useUserQueryClient();
  const revision = useUserChangeKey();
  return (
    <QueryClientProvider client={client}>
      {session.status === 'signedIn' ? (
        <Fragment key={revision}>{children(session)}</Fragment>
      ) : (
        loading
      )}
    </QueryClientProvider>
  );
}

interface PortalPageProps {
  readonly copy: {
    readonly head: { readonly title: string };
    readonly portal: NavTexts;
  };
  /** A loading placeholder as high as the content. */
  readonly skeleton: ReactNode;
  /** True if staff can see the page before they enter a required second-factor code. */
  readonly skipsSecondFactor?: boolean;
  /** The toolbar's controls. Only the last one can be a primary button. */
  readonly controls?: (session: SignedInSession) => ReactNode;
  readonly children: (session: SignedInSession) => ReactNode;
}

/** A portal page with a fixed title. */
export function PortalPage({
  copy,
  skeleton,
  skipsSecondFactor,
  controls,
  children,
}: PortalPageProps) {
  const framed = (content: ReactNode, shownControls?: ReactNode) => (
    <PortalFrame
      title={copy.head.title}
      copy={copy.portal}
      controls={shownControls}
      {...(skipsSecondFactor ? { skipsSecondFactor } : {})}
    >
      {content}
    </PortalFrame>
  );
  return (
    <SignedInPage loading={framed(skeleton)}>
      {(session) => framed(children(session), controls?.(session))}
    </SignedInPage>
  );
}

interface DetailPageProps {
  /** The path of the list page to which the detail page belongs. */
  readonly list: LinkProps['to'];
  readonly copy: {
    readonly head: { readonly title: string };
    readonly back: string;
    readonly portal: NavTexts;
  };
  readonly skeleton: ReactNode;
  /** Renders a `DetailPageLayout` with the loaded row's title. */
  readonly children: (id: string, session: SignedInSession) => ReactNode;
}

/** A page with the details of one row, whose ID is in the URL. */
export function DetailPage({ list, copy, skeleton, children }: DetailPageProps) {
  const { id } = useParams();
  const loading = (
    <DetailPageLayout title={copy.head.title} list={list} copy={copy}>
      {skeleton}
    </DetailPageLayout>
  );
  return (
    <SignedInPage loading={loading}>
      {(session) =>
        id === undefined ? loading : <Fragment key={id}>{children(id, session)}</Fragment>
      }
    </SignedInPage>
  );
}

interface DetailPageLayoutProps {
  readonly title: string;
  /** The status badge beside the page title. */
  readonly status?: ReactNode;
  /** The path of the list page to which the detail page belongs. */
  readonly list: LinkProps['to'];
  /** The controls at the end of the toolbar. */
  readonly controls?: ReactNode;
  /** True if the toolbar scrolls away on a phone, because another bar stays on the screen. */
  readonly scrollsOnPhone?: boolean;
  readonly copy: { readonly back: string; readonly portal: NavTexts };
  /** Renders the detail page's content beside other content, such as the list. */
  readonly beside?: (row: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** The layout of a detail page, with a link back to its list. */
export function DetailPageLayout({
  list,
  copy,
  beside,
  children,
  ...toolbar
}: DetailPageLayoutProps) {
  return (
    <PortalFrame {...toolbar} back={{ to: list, label: copy.back }} copy={copy.portal}>
      {beside ? beside(children) : children}
    </PortalFrame>
  );
}

/** A loading placeholder as high as a loaded conversation. */
export function DetailPageSkeleton({ label }: { readonly label: string }) {
  return <RowSkeletons label={label} rows={4} height="6rem" />;
}

interface PortalFrameProps extends ToolbarProps {
  readonly copy: NavTexts;
  /** True if staff can see the page before they enter a required second-factor code. */
  readonly skipsSecondFactor?: boolean;
  readonly children: ReactNode;
}

/** The layout of every portal page: the navigation, the toolbar with the title, and the content. */
export function PortalFrame({
  copy,
  skipsSecondFactor,
  controls,
  children,
  ...toolbar
}: PortalFrameProps) {
  const notice = readPageNotice(useLocation().state);
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const [isFolded, toggleFold] = useFoldedNavigationRail();
  const content = useRef<HTMLDivElement>(null);
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(isSignedIn), [isSignedIn]);
  useSearchShortcut(search, isSignedIn);
  useShortcuts(hasShortcuts(session));
  useLiveUpdates();
  useToastPosition();
  const searchIn = (place: 'rail' | 'toolbar') => (
    <SearchButton place={place} open={search} copy={copy.search} />
  );
  return (
    // Fold the navigation rail only after the session has loaded, because prerendered pages contain the unfolded rail.
    <div css={portalFrameStyle} data-folded={(isSignedIn && isFolded) || undefined}>
      {isSignedIn && (
        <button type="button" css={skipButton} onClick={() => content.current?.focus()}>
          {copy.skip}
        </button>
      )}
      {isSignedIn ? (
        <SignedInNav
          session={session}
          search={searchIn('rail')}
          isFolded={isFolded}
          toggleFold={toggleFold}
          copy={copy}
        />
      ) : (
        <div css={navWrapperStyle} />
      )}
      <div>
        <Toolbar
          {...toolbar}
          controls={
            <>
              {searchIn('toolbar')}
              {controls}
            </>
          }
        />
        <NetworkBar copy={copy.network} />
        <div ref={content} css={[portalContentStyle, focusTarget]} tabIndex={-1}>
          {isSignedIn && <PrintedPageHeader session={session} copy={copy.printed} />}
          {notice && <Notice kind="status">{notice}</Notice>}
          {skipsSecondFactor ? children : <SecondFactorGate>{children}</SecondFactorGate>}
        </div>
      </div>
      {hasShortcuts(session) && <NewTaskDialogAndShortcut />}
      {isSearching && <SearchDialog copy={copy.search} close={() => setSearching(false)} />}
    </div>
  );
}

/** Clients have no single-key shortcuts, because they have no page that turns them off. */
const hasShortcuts = (session: Session) => session.status === 'signedIn' && session.role !== 'user';

function useShortcuts(areAvailable: boolean): void {
  useEffect(() => {
    if (!areAvailable) return;
    document.addEventListener('keydown', handleShortcutKey);
    return () => document.removeEventListener('keydown', handleShortcutKey);
  }, [areAvailable]);
}

/** Load the second-factor prompt on demand, because few users see it. */
const AskForCode = lazy(
  () => import(/* webpackChunkName: "second-factor" */ './second-factor-prompt.tsx'),
);

/** Renders the content, or a second-factor prompt if the session needs a code. */
function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const isMissing = useSecondFactorRequired();
  if (!isMissing) return children;
  return (
    <Suspense>
      <AskForCode />
    </Suspense>
  );
}

interface SignedInNavProps {
  readonly session: SignedInSession;
  readonly search: ReactNode;
  readonly isFolded: boolean;
  readonly toggleFold: () => void;
  readonly copy: NavTexts;
}

const staffCounts = (copy: NavTexts) => ({
  '/dashboard/inbox': <WaitingConversationCount copy={copy} />,
});
const clientCounts = (copy: NavTexts) => ({
  '/dashboard/messages': <UnreadCount kind="conversation" copy={copy} />,
  '/dashboard/projects': <UnreadCount kind="project" copy={copy} />,
});

/** The navigation of the logged-in user, with the numbers of waiting or unread items. */
function SignedInNav({ session, copy, ...nav }: SignedInNavProps) {
  const entries = useNavigationEntries('portal@1', getAudience(session));
  const current = getNavigationPath(entries, useLocation().pathname);
  const isStaff = hasShortcuts(session);
  return (
    <PortalNav
      {...nav}
      entries={entries}
      current={current}
      counts={isStaff ? staffCounts(copy) : clientCounts(copy)}
      views={isStaff && <SavedViewsMenu current={current} label={copy.views} />}
      account={<AccountMenu user={session.user} entries={entries} copy={copy.search} />}
      hasShortcut={isStaff}
      copy={copy}
    />
  );
}
