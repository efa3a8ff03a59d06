import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { darkSurfaceStyle } from '../theme/deep-surface.ts';
import { riseOnScrollStyle } from '../theme/rise-on-scroll.ts';
import { media, tokens } from '../theme/tokens.ts';
import { visuallyHiddenStyle } from '../theme/visually-hidden.ts';
import { type ContainerWidth, PageContainer } from './container.tsx';
import { RiverDivider } from './river-divider.tsx';

const { color, fontSize, layout, lineHeight, space } = tokens;

/**
 * The background of a section, which is the page's background (`paper`), a band across the page (`sunken`) or dark
 * (`deep`).
 */
export type SectionBackground = 'paper' | 'sunken' | 'deep';

export interface SectionProps {
  /** The text of the section's `h2`, which is also the section's accessible name. */
  readonly title: string;
  /** If true, the section's title is only for screen readers, because the page already shows this text. */
  readonly isTitleHidden?: boolean;
  readonly lead?: ReactNode;
  readonly tone?: SectionBackground;
  readonly width?: ContainerWidth;
  /** A call to action, next to the section's title on wide screens. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

const section = css({
  paddingBlock: space.section,
  [media.print]: { paddingBlock: space.m },
});
const tones: Readonly<Record<SectionBackground, ReturnType<typeof css>>> = {
  // Adjacent `paper` sections have one vertical padding between them instead of two.
  paper: css(section, { '[data-tone="paper"] + &': { paddingBlockStart: 0 } }),
  sunken: css(section, { position: 'relative', backgroundColor: color.sunken }),
  deep: css(section, darkSurfaceStyle),
};
const titleText = css({ maxInlineSize: '24ch' });
const leadText = css({
  maxInlineSize: layout.reading,
  marginBlockStart: space.s,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  opacity: 0.86,
  textWrap: 'balance',
});
const titleAndAction = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  [media.tablet]: {
    gridTemplateColumns: 'minmax(20rem, 1fr) auto',
    alignItems: 'center',
  },
});
const content = css(riseOnScrollStyle, {
  marginBlockStart: `clamp(${space.l}, 3vw, ${space.xl})`,
  '&:empty': { display: 'none' },
});

/** A full-width section of a page with its own heading and container. */
export function Section({
  title,
  isTitleHidden = false,
  lead,
  tone = 'paper',
  width = 'page',
  action,
  children,
}: SectionProps) {
  const titleId = useId();
  const heading = (
    <>
      <h2 css={isTitleHidden ? visuallyHiddenStyle : titleText} id={titleId}>
        {title}
      </h2>
      {lead && <p css={leadText}>{lead}</p>}
    </>
  );
  return (
    <section css={tones[tone]} data-tone={tone} aria-labelledby={titleId}>
      {tone === 'sunken' && <RiverDivider />}
      <PageContainer width={width}>
        {action ? (
          <div css={titleAndAction}>
            <div>{heading}</div>
            {action}
          </div>
        ) : (
          heading
        )}
        <div css={content}>{children}</div>
      </PageContainer>
    </section>
  );
}
