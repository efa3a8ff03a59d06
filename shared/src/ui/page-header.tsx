import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, tokens } from '../theme/tokens.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';
import { Container, type ContainerWidth } from './container.tsx';
import { RiverLines } from './river-lines.tsx';

const { color, font, fontSize, layout, lineHeight, space } = tokens;

export interface PageHeaderProps {
  /** The page's only `h1`. */
  readonly title: string;
  /** One or two sentences that say what the page is for. */
  readonly lead?: ReactNode;
  /** A word or two that say which part of the site this is: the first line of the `h1`. */
  readonly kicker?: string;
  /** A link to the page above this one. */
  readonly back?: ReactNode;
  /** The same as the container below, so that their edges line up. */
  readonly width?: ContainerWidth;
  /** What can be done at once: links or buttons under the lead. */
  readonly children?: ReactNode;
}

const header = css({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `clamp(${space.xxl}, 9vw, 7rem) clamp(${space.xl}, 7vw, 4.5rem)`,
  [media.print]: { paddingBlock: space.m },
});
/** Over a form, which is what one came for: it begins in the first half of a phone's screen. */
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
  // They run out before the text, and before the edge of what follows.
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
// Over a form the column is narrow, and a name of two words stays in one line.
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

/** The head of a page. It brings its own container: stand it beside yours, not inside. */
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
      <Container width={width} css={above}>
        {back && <p css={backText}>{back}</p>}
        <h1>
          {kicker && (
            <span css={kickerText}>
              {kicker}
              <span css={visuallyHidden}>:</span>
            </span>
          )}
          <span css={[titleText, width === 'form' && narrowTitle]}>{title}</span>
        </h1>
        {lead && <p css={leadText}>{lead}</p>}
        {children && <div css={actions}>{children}</div>}
      </Container>
    </header>
  );
}
