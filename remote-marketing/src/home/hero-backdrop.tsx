import { css } from '@emotion/react';
import { pictureFadeColor } from '@torsa/shared/theme/picture-fade-color';
import { useState } from 'react';
import type { HeroPicture } from '../pictures/hero-picture.ts';
import { heroPictures } from '../pictures/hero-pictures.ts';
import { HeroImage } from './hero-image.tsx';
import { pictureBesideTextMedia } from './hero-layout.ts';

const backdrop = css({
  position: 'absolute',
  inset: 0,
  backgroundColor: pictureFadeColor,
  // The gradient between the picture and the text, which gives the text a contrast of WCAG level AAA on every picture.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    [pictureBesideTextMedia]: {
      backgroundImage: `linear-gradient(to right, rgb(5 28 24 / 0.6) 30%, rgb(5 28 24 / 0.3) 52%, transparent 66%)`,
    },
  },
});

interface HeroBackdropProps {
  readonly current: HeroPicture;
}

/** The decorative background of the hero. It shows the previous picture until the current one has loaded. */
export function HeroBackdrop({ current }: HeroBackdropProps) {
  const [shown, setShown] = useState(current);
  const layers = shown === current ? [current] : [shown, current];
  return (
    <div css={backdrop}>
      {layers.map((picture) => (
        <HeroImage
          key={picture.serviceId}
          picture={picture}
          first={picture === heroPictures[0] && picture === shown}
          onArrived={() => setShown(picture)}
        />
      ))}
    </div>
  );
}
