import { css } from '@emotion/react';
import { Picture } from '@torsa/shared/ui/picture';
import { marketingSiteBannerPicture } from '../pictures/marketing-site/banner.ts';
import { marketingSiteCardPicture } from '../pictures/marketing-site/card.ts';
import { narrowHeroMediaQuery, pictureBesideTextMedia } from './hero-layout.ts';

const image = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  maskImage: 'linear-gradient(to bottom, transparent, black 60%)',
  [pictureBesideTextMedia]: {
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '50% 82%',
    maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.14) 38%, black 66%)',
  },
});

/** A decorative picture behind the last text of the home page, in which river channels meet at one point. */
export function HomeClosingPicture() {
  return (
    <Picture
      css={image}
      files={marketingSiteBannerPicture}
      alternative={{ media: narrowHeroMediaQuery, files: marketingSiteCardPicture }}
      sizes="100vw"
      alt=""
      loading="lazy"
    />
  );
}
