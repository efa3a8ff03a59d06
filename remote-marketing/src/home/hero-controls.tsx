import { css } from '@emotion/react';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { pictureFadeColor } from '@torsa/shared/theme/picture-fade-color';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { heroPictures } from '../pictures/hero-pictures.ts';
import type { HomeTexts } from './home-page.copy.en.ts';

const { color, fontSize, motion, radius, space } = tokens;

const bar = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.m,
  paddingInlineEnd: space.l,
  borderRadius: radius.pill,
  backgroundColor: pictureFadeColor,
  fontSize: fontSize.small,
});
const button = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  padding: 0,
  border: `1.5px solid ${color.onDeepMuted}`,
  borderRadius: radius.pill,
  backgroundColor: color.deepRaised,
  color: color.onDeep,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  [media.hover]: { '&:hover': { backgroundColor: color.deepLine } },
});
const icon = css({ inlineSize: '1rem', blockSize: '1rem', fill: 'currentColor' });
const marks = css({ display: 'flex', gap: space.xs });
// The position indicators of the slideshow are lines, because dots would look like buttons.
const mark = css({
  inlineSize: 'clamp(0.5rem, 2vw, 1.25rem)',
  blockSize: '2px',
  backgroundColor: color.deepLine,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  [media.forcedColors]: { border: '1px solid' },
});
const currentMark = css(mark, {
  backgroundColor: color.accent,
  [media.forcedColors]: { backgroundColor: 'Highlight' },
});
const caption = css({ color: color.onDeepMuted });

interface HeroControlsProps {
  readonly copy: HomeTexts['hero'];
  readonly current: number;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
}

/** The pause button of the slideshow, with decorative lines that show the number of the current picture. */
export function SlideshowControls({ copy, current, isPlaying, onToggle }: HeroControlsProps) {
  const picture = heroPictures[current];
  return (
    <div css={bar}>
      <button type="button" css={button} onClick={onToggle}>
        <svg css={icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d={isPlaying ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M4 1.5v13l10-6.5z'} />
        </svg>
        <span css={visuallyHiddenStyle}>{isPlaying ? copy.pause : copy.play}</span>
      </button>
      <span css={marks} aria-hidden="true">
        {heroPictures.map(({ serviceId }, index) => (
          <span key={serviceId} css={index === current ? currentMark : mark} />
        ))}
      </span>
      <span css={caption} aria-hidden="true">
        {picture && `${copy.caption} ${copy.captions[picture.serviceId]}`}
      </span>
    </div>
  );
}
