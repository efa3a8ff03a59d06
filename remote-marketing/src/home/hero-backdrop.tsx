import { css, keyframes } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { HeroArt } from './hero-art.tsx';
import { besideText } from './hero-layout.ts';
import { heroScenes } from './hero-scenes.ts';

const { motion } = tokens;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const disappear = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const backdrop = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '23rem',
  maskImage: 'linear-gradient(to bottom, transparent, black 30%)',
  [besideText]: {
    blockSize: '100%',
    maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.2) 30%, black 62%)',
  },
});
const layer = css({ position: 'absolute', inset: 0 });
const leaving = css(layer, { animation: `${disappear} ${motion.slow} ${motion.ease} both` });
const arriving = css(layer, { animation: `${appear} ${motion.slow} ${motion.ease} both` });

interface HeroBackdropProps {
  readonly current: number;
  readonly previous: number | undefined;
}

/** The scene of now, fading in over the one before. Ornament only. */
export function HeroBackdrop({ current, previous }: HeroBackdropProps) {
  return (
    <div css={backdrop}>
      {heroScenes.map((scene, index) => {
        if (index !== current && index !== previous) return null;
        // The first scene stands there at once: nothing to fade from, nothing to wait for.
        const arrival = previous === undefined ? layer : arriving;
        return (
          <div key={scene.serviceId} css={index === current ? arrival : leaving}>
            <HeroArt scene={scene} />
          </div>
        );
      })}
    </div>
  );
}
