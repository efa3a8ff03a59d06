import { css, Global } from '@emotion/react';
import { audienceOf, useSession } from '@torsa/shared/auth';
import { compactShellAttribute } from '@torsa/shared/contract/names';
import { readNotice } from '@torsa/shared/contract/page-notice';
import { useEntries, useLocation } from '@torsa/shared/router';
import { portalTabsBelow } from '@torsa/shared/theme/breakpoints';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import { Notice } from '@torsa/shared/ui/notice';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSecondFactorRequired } from '../api/second-factor-required.ts';
import { useSessionCheck } from '../api/use-session-check.ts';
import { currentPath } from './current-path.ts';
import type { NavCopy } from './portal-nav.copy.en.ts';
import { PortalTabs } from './portal-tabs.tsx';
import { tabBarHeight, tabsWrapper } from './tabs-style.ts';
import { WaitingCount } from './waiting-count.tsx';

const { color, fontSize, lineHeight, space } = tokens;

const band = css({
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
});
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: space.m,
  minBlockSize: '3.75rem',
  paddingBlock: space.xs,
  [media.print]: { paddingBlock: 0 },
});
// Names may be long: what does not fit two lines is in the title.
const titleText = css({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: fontSize.title,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
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
  // What is read stands above the footer, which stays where it is.
  minBlockSize: '100vh',
  paddingBlock: `${space.l} ${space.xxl}`,
  [media.print]: { minBlockSize: 0 },
});

/** By which the host knows the page for one to work in. */
const marked = { [compactShellAttribute]: '' };

interface PortalFrameProps {
  readonly title: string;
  /** What else the title has to say, where there is room beside it. */
  readonly lead?: string;
  readonly copy: NavCopy;
  /** The page is for staff without a second factor as well. */
  readonly skipsSecondFactor?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page to work in: a low title, the way to the other pages, and the work. */
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
          <h1 css={titleText} dir="auto" title={title}>
            {title}
          </h1>
          {lead && <p css={leadText}>{lead}</p>}
        </Container>
        <PortalNav copy={copy} />
      </header>
      <Container css={content}>
        {notice && <Notice kind="status">{notice}</Notice>}
        {asksNoCode ? children : <SecondFactorGate>{children}</SecondFactorGate>}
      </Container>
    </>
  );
}

/** Few ever see it, so no page carries it. */
const AskForCode = lazy(
  () => import(/* webpackChunkName: "second-factor" */ './second-factor-prompt.tsx'),
);

/** What is on a page of the staff; in its place the way to a second factor, where the session has yet to give one. */
function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const isMissing = useSecondFactorRequired();
  if (!isMissing) return children;
  return (
    <Suspense>
      <AskForCode />
    </Suspense>
  );
}

/** The bar covers nothing: neither the page's end, nor what has the focus. */
const room = {
  [portalTabsBelow]: {
    html: { scrollPaddingBlockEnd: tabBarHeight },
    body: { paddingBlockEnd: tabBarHeight },
  },
};

/** Leads between the pages of whoever is signed in, as their rows ask for it, and says how many wait for an answer. */
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
