import { css, Global } from '@emotion/react';
import { audienceOf, useSession } from '@torsa/shared/auth';
import { compactShellAttribute } from '@torsa/shared/contract/names';
import { readNotice } from '@torsa/shared/contract/page-notice';
import { useEntries, useLocation } from '@torsa/shared/router';
import { portalTabsAtBottom } from '@torsa/shared/theme/breakpoints';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import { Notice } from '@torsa/shared/ui/notice';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSecondFactorRequired } from '../api/second-factor-required.ts';
import { useSessionCheck } from '../api/use-session-check.ts';
import { currentPath } from './current-path.ts';
import type { NavCopy } from './portal-nav.copy.en.ts';
import { PortalSearch } from './portal-search.tsx';
import { PortalTabs } from './portal-tabs.tsx';
import { repeatedPressGuard } from './repeated-press.ts';
import { tabBarHeight, tabsWrapper } from './tabs-style.ts';
import { WaitingCount } from './waiting-count.tsx';

const { color, fontSize, lineHeight, space } = tokens;

const band = css({
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: '3.75rem',
  paddingBlock: space.xs,
  [media.phone]: { paddingBlock: space.xxs },
  [media.print]: { paddingBlock: 0 },
});
// Fixes the position of the search button while the title loads.
const titleAndLead = css({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.m,
  minInlineSize: 0,
});
// Truncates a long page title after two lines. The `title` attribute contains the full text.
const titleText = css({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: fontSize.title,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // Two title lines fit in the row's height, so a long title does not move the content.
  [media.phone]: { fontSize: fontSize.h3, lineHeight: lineHeight.tight },
  [media.desktop]: { flex: 'none', maxInlineSize: '100%', WebkitLineClamp: 1 },
});
const leadText = css({
  flex: '1 1 0',
  minInlineSize: '10rem',
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: fontSize.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.phone]: { display: 'none' },
});
const content = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  // Places the footer below the first screen, so that the footer does not move while content loads.
  minBlockSize: '100vh',
  paddingBlock: `${space.l} ${space.xxl}`,
  [media.print]: { minBlockSize: 0 },
});

/** The host application recognizes portal pages by this attribute. */
const marked = { [compactShellAttribute]: '' };

interface PortalFrameProps {
  readonly title: string;
  /** A short text beside the page title, which is visible if the screen is wide enough. */
  readonly lead?: string;
  readonly copy: NavCopy;
  /** True if staff can see the page before they enter a required second-factor code. */
  readonly skipsSecondFactor?: boolean;
  readonly children: ReactNode;
}

/** The layout of every portal page: a compact title, the navigation and the content. */
export function PortalFrame({
  title,
  lead,
  copy,
  skipsSecondFactor: asksNoCode,
  children,
}: PortalFrameProps) {
  const notice = readNotice(useLocation().state);
  useSessionCheck();
  return (
    <>
      <header css={band} {...marked}>
        <Container css={row}>
          <div css={titleAndLead}>
            <h1 css={titleText} dir="auto" title={title}>
              {title}
            </h1>
            {lead && <p css={leadText}>{lead}</p>}
          </div>
          <PortalSearch copy={copy.search} />
        </Container>
        <PortalNav copy={copy} />
      </header>
      <Container css={content} {...repeatedPressGuard}>
        {notice && <Notice kind="status">{notice}</Notice>}
        {asksNoCode ? children : <SecondFactorGate>{children}</SecondFactorGate>}
      </Container>
    </>
  );
}

/** Load the second-factor prompt on demand, because few users ever see it. */
const AskForCode = lazy(
  () => import(/* webpackChunkName: "second-factor" */ './second-factor-prompt.tsx'),
);

/** Renders the page content, or the second-factor prompt if the session needs a code. */
function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const isMissing = useSecondFactorRequired();
  if (!isMissing) return children;
  return (
    <Suspense>
      <AskForCode />
    </Suspense>
  );
}

/** Space below the content, so that the fixed tab bar covers neither the end of the page nor the focused element. */
const room = {
  [portalTabsAtBottom]: {
    html: { scrollPaddingBlockEnd: tabBarHeight },
    body: { paddingBlockEnd: tabBarHeight },
  },
};

/** The portal navigation of the logged-in user, with the number of conversations that wait for a reply. */
function PortalNav({ copy }: { readonly copy: NavCopy }) {
  const session = useSession();
  const entries = useEntries('portal@1', audienceOf(session));
  const { pathname } = useLocation();
  if (session.status !== 'signedIn') return <div css={tabsWrapper} />;
  return (
    <>
      <Global styles={room} />
      <PortalTabs
        entries={entries}
        current={currentPath(entries, pathname)}
        waiting={<WaitingCount copy={copy} />}
        copy={copy}
      />
    </>
  );
}
