import { css, keyframes } from '@emotion/react';
import { media, tokens } from '../theme/tokens.ts';
import { visuallyHiddenStyle } from '../theme/visually-hidden.ts';

const { color, radius, space } = tokens;

export interface SkeletonProps {
  /** The text for screen readers, such as `Loading the page`. Only one skeleton of a page needs this text. */
  readonly label?: string;
  readonly lines?: number;
}

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } });
const stack = css({ display: 'grid', gap: space.m });
const line = css({
  blockSize: '1.1em',
  borderRadius: radius.s,
  backgroundColor: `color-mix(in srgb, ${color.line} 60%, transparent)`,
  animation: `${breathe} 1.1s ease-in-out infinite alternate`,
  '&:first-of-type': { blockSize: '2.6em', inlineSize: 'min(60%, 24rem)' },
  '&:last-of-type': { inlineSize: '72%' },
  [media.forcedColors]: { border: '1px solid' },
});

/** A grey placeholder for a text that is loading. */
export function Skeleton({ label, lines = 4 }: SkeletonProps) {
  return (
    <div role={label && 'status'} css={stack}>
      {label && <span css={visuallyHiddenStyle}>{label}</span>}
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} css={line} aria-hidden="true" />
      ))}
    </div>
  );
}
