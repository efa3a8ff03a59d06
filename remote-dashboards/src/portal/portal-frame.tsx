import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import type { ReactNode } from 'react';
import type { PortalMessages } from './portal-messages.en.ts';
import { PortalNav } from './portal-nav.tsx';

const { color, fontSize, lineHeight, space } = tokens;

const band = css({
  paddingBlock: `${space.l} ${space.s}`,
  backgroundColor: color.sunken,
});
const titleText = css({
  fontSize: `clamp(${fontSize.h3}, 3vw, ${fontSize.h2})`,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});
// As high as a mark of a status, which may come later.
const leadText = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  marginBlockStart: space.xxs,
  color: color.textMuted,
});
const content = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  // What is read stands above the footer, which stays where it is.
  minBlockSize: '100vh',
  paddingBlock: `${space.l} ${space.xxl}`,
});

interface PortalFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly messages: PortalMessages;
  readonly children: ReactNode;
}

/** The frame of a page to work in: a low title, the way to the other pages, and the work. */
export function PortalFrame({ title, lead, messages, children }: PortalFrameProps) {
  return (
    <>
      <header css={band}>
        <Container>
          <h1 css={titleText} dir="auto">
            {title}
          </h1>
          <p css={leadText}>{lead}</p>
        </Container>
      </header>
      <PortalNav messages={messages} />
      <Container css={content}>{children}</Container>
    </>
  );
}
