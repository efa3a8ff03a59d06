import { css } from '@emotion/react';
import { workAttribute } from '@torsa/shared/contract/names';
import { noticeOf } from '@torsa/shared/contract/page-notice';
import { useLocation } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import { Notice } from '@torsa/shared/ui/notice';
import type { ReactNode } from 'react';
import { useSessionCheck } from '../api/use-session-check.ts';
import { CodeGate } from './code-gate.tsx';
import type { NavCopy } from './portal-nav.copy.en.ts';
import { PortalNav } from './portal-nav.tsx';

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
const marked = { [workAttribute]: '' };

interface PortalFrameProps {
  readonly title: string;
  /** What else the title has to say, where there is room beside it. */
  readonly lead?: string;
  readonly copy: NavCopy;
  /** The page is for staff without a second factor as well. */
  readonly asksNoCode?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page to work in: a low title, the way to the other pages, and the work. */
export function PortalFrame({ title, lead, copy, asksNoCode, children }: PortalFrameProps) {
  const notice = noticeOf(useLocation().state);
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
        {asksNoCode ? children : <CodeGate>{children}</CodeGate>}
      </Container>
    </>
  );
}
