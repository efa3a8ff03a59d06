import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, tokens } from '../theme/tokens.ts';
import { visuallyHiddenStyle } from '../theme/visually-hidden.ts';
import { type ContainerWidth, PageContainer } from './container.tsx';
import { RiverLines } from './river-lines.tsx';

const { color, font, fontSize, layout, lineHeight, space } = tokens;

export interface PageHeaderProps {
  /** The title of the page, shown in its only `h1` element. */
  readonly title: string;
  /** The lead text below the title: one or two sentences about the purpose of the page. */
  readonly lead?: ReactNode;
  /** The name of the site's section, shown as the first line of the `h1`. */
  readonly kicker?: string;
  /** A link to the parent page. */
  readonly back?: ReactNode;
  /** The width of the page's container, with which the header is aligned. */
  readonly width?: ContainerWidth;
  /** Links or buttons below the page's lead. */
  readonly children?: ReactNode;
}

const header = css({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `clamp(${space.xxl}, 9vw, 7rem) clamp(${space.xl}, 7vw, 4.5rem)`,
  [media.print]: { paddingBlock: space.m },
});
/** A compact page header above a form, so that the form starts in the upper half of a phone's screen. */
const lowHeader = css(header, {
  paddingBlock: `clamp(${space.l}, 5vw, 4rem) clamp(${space.m}, 3vw, ${space.xl})`,
});
const lines = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(100%, 68rem)',
  blockSize: '100%',
  color: color.river,
  opacity: 0.2,
  // The decorative river lines of the header fade out before the text and before the next section.
  maskImage:
    'linear-gradient(to right, transparent 15%, black 75%), linear-gradient(black 50%, transparent)',
  maskComposite: 'intersect',
  [media.phone]: { opacity: 0.13 },
});
const above = css({ position: 'relative' });
const kickerText = css({
  display: 'block',
  marginBlockEnd: space.s,
  color: color.terracotta,
  fontFamily: font.text,
  fontSize: fontSize.small,
  fontWeight: 650,
  letterSpacing: '0.02em',
  '&:lang(bn)': { letterSpacing: 'normal' },
  lineHeight: lineHeight.body,
});
const backText = css({ marginBlockEnd: space.l, fontSize: fontSize.small });
const titleText = css({ display: 'block', maxInlineSize: '18ch' });
// A smaller title, so that two words fit on one line in the narrow column above a form.
const narrowTitle = css({ fontSize: fontSize.h2, lineHeight: lineHeight.snug });
const leadText = css({
  maxInlineSize: layout.reading,
  marginBlockStart: space.l,
  color: color.textMuted,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  textWrap: 'balance',
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: space.l,
});

/** The header of a page with title and lead, in a container of its own. */
export function PageHeader({
  title,
  lead,
  kicker,
  back,
  width = 'page',
  children,
}: PageHeaderProps) {
  return (
    <header css={width === 'form' ? lowHeader : header} data-tone="paper">
      <RiverLines css={lines} />
      <PageContainer width={width} css={above}>
        {back && <p css={backText}>{back}</p>}
        <h1>
          {kicker && (
            <span css={kickerText}>
              {kicker}
              <span css={visuallyHiddenStyle}>:</span>
            </span>
          )}
          <span css={[titleText, width === 'form' && narrowTitle]}>{title}</span>
        </h1>
        {lead && <p css={leadText}>{lead}</p>}
        {children && <div css={actions}>{children}</div>}
      </PageContainer>
    </header>
  );
}
