import { css, keyframes } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Picture } from '@torsa/shared/ui/picture';
import { useState } from 'react';
import type { HeroPicture } from '../pictures/hero-picture.ts';
import { narrowHeroMediaQuery, pictureBesideTextMedia } from './hero-layout.ts';

const { motion } = tokens;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const layer = css({ position: 'absolute', inset: 0 });
const waiting = css(layer, { opacity: 0 });
const arriving = css(layer, { animation: `${appear} ${motion.slow} ${motion.ease} both` });
const image = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '2 / 3',
  [media.tablet]: {
    inlineSize: '33rem',
    maskImage: 'linear-gradient(to right, transparent, black 16rem)',
  },
  // The picture is not wider than the page column, so that its main object is beside the text.
  [pictureBesideTextMedia]: {
    inlineSize: '100%',
    maxBlockSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    objectPosition: 'right',
    maskImage: 'linear-gradient(to bottom, transparent, black 16%)',
  },
});

export interface HeroImageProps {
  readonly picture: HeroPicture;
  /** True for the first picture of the slideshow, which loads before the scripts and does not fade in. */
  readonly first: boolean;
  /** The callback for the moment when this picture fully covers the previous one. */
  readonly onArrived: () => void;
}

/** One background picture of the slideshow, which fades in after it has loaded. */
export function HeroImage({ picture, first, onArrived }: HeroImageProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <div
      css={first ? layer : loaded ? arriving : waiting}
      data-scene={picture.serviceId}
      onAnimationEnd={onArrived}
    >
      <Picture
        css={image}
        files={picture.wide}
        alternative={{ media: narrowHeroMediaQuery, files: picture.tall }}
        sizes="100vw"
        alt=""
        fetchPriority={first ? 'high' : 'auto'}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
