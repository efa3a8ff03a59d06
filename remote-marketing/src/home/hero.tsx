import { css } from '@emotion/react';
import { darkSurfaceStyle } from '@torsa/shared/theme/deep-surface';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageContainer } from '@torsa/shared/ui/container';
import { heroPictures } from '../pictures/hero-pictures.ts';
import { HeroBackdrop } from './hero-backdrop.tsx';
import { SlideshowControls } from './hero-controls.tsx';
import { pictureBesideTextMedia } from './hero-layout.ts';
import type { HomeTexts } from './home-page.copy.en.ts';
import { useSlideshow } from './use-slideshow.ts';

const { fontSize, layer, layout, space } = tokens;

const hero = css(darkSurfaceStyle, {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  // The hero is lower than the screen, so that visitors see the next section and scroll.
  [pictureBesideTextMedia]: { minBlockSize: `min(52rem, calc(100svh - ${layout.header} - 5rem))` },
});
const content = css({
  position: 'relative',
  zIndex: layer.raised,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: `${space.xxl} ${space.l}`,
  [pictureBesideTextMedia]: { paddingBlockStart: 'clamp(3.5rem, 12vh, 8rem)' },
});
const title = css({
  // The hero's title fits its longest line (6.8 em), but not another word (8 em). The unit is not `ch`, because
  // browsers measure `ch` differently in Bengali.
  maxInlineSize: '7.4em',
  fontSize: fontSize.hero,
  // Turns `text-wrap: balance` off, because Firefox would put a single word on the first line.
  textWrap: 'wrap',
});
const lead = css({
  maxInlineSize: '34rem',
  marginBlockStart: space.l,
  fontSize: fontSize.lead,
  [pictureBesideTextMedia]: { maxInlineSize: 'min(34rem, 44vw)' },
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  // The padding leaves space for the main object of the background picture.
  marginBlock: `${space.xl} clamp(18.5rem, 86vw, 28rem)`,
  [pictureBesideTextMedia]: { marginBlockEnd: space.xl },
});
const foot = css({ marginBlockStart: 'auto' });

/** The hero: the first section of the home page, with a background slideshow. */
export function Hero({ copy }: { readonly copy: HomeTexts['hero'] }) {
  const { current, isPlaying, toggle } = useSlideshow(heroPictures.length);
  const picture = heroPictures[current];
  return (
    <div css={hero}>
      <PageContainer css={content}>
        <h1 css={title}>{copy.title}</h1>
        <p css={lead}>{copy.lead}</p>
        <div css={actions}>
          <ButtonLink variant="accent" to="/services">
            {copy.services}
          </ButtonLink>
          <ButtonLink variant="secondary" to="/contact">
            {copy.contact}
          </ButtonLink>
        </div>
        <div css={foot}>
          <SlideshowControls
            copy={copy}
            current={current}
            isPlaying={isPlaying}
            onToggle={toggle}
          />
        </div>
      </PageContainer>
      {/* After the text in the document, because a browser may paint a partial page and this element has the text's height. */}
      {picture && <HeroBackdrop current={picture} />}
    </div>
  );
}
