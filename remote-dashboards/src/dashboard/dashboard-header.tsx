import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import type { ReactNode } from 'react';

const { color, fontSize, lineHeight, space } = tokens;

const band = css({
  paddingBlock: `clamp(${space.l}, 4vw, ${space.xxl})`,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
});
const row = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});
const titleText = css({ fontSize: fontSize.h2, lineHeight: lineHeight.snug });
const leadText = css({ marginBlockStart: space.xxs, color: color.textMuted });

interface DashboardHeaderProps {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** The head of a place of work: lower than that of a page that one reads, with what one can do at its end. */
export function DashboardHeader({ title, lead, children }: DashboardHeaderProps) {
  return (
    <header css={band}>
      <Container css={row}>
        <div>
          <h1 css={titleText}>{title}</h1>
          {lead && <p css={leadText}>{lead}</p>}
        </div>
        {children}
      </Container>
    </header>
  );
}
