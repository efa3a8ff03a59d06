import { css } from '@emotion/react';
import { deepSurface } from '@torsa/shared/theme/deep-surface';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Container } from '@torsa/shared/ui/container';
import { heroPictures } from '../pictures/hero-pictures.ts';
import { HeroBackdrop } from './hero-backdrop.tsx';
import { HeroControls } from './hero-controls.tsx';
import { pictureBesideText } from './hero-layout.ts';
import type { HomeCopy } from './home-page.copy.en.ts';
import { useSlideshow } from './use-slideshow.ts';

const { fontSize, layer, layout, space } = tokens;

const hero = css(deepSurface, {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  // The edge of what follows is seen, so that somebody scrolls.
  [pictureBesideText]: { minBlockSize: `min(52rem, calc(100svh - ${layout.header} - 5rem))` },
});
const content = css({
  position: 'relative',
  zIndex: layer.raised,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: `${space.xxl} ${space.l}`,
  [pictureBesideText]: { paddingBlockStart: 'clamp(3.5rem, 12vh, 8rem)' },
});
const title = css({
  // Its longest line has 6.8 in either language, and a word more would have 8. A `ch` differs between browsers in Bengali.
  maxInlineSize: '7.4em',
  fontSize: fontSize.hero,
  // As each line has room, in every browser: balanced ones begin with one word alone in Firefox.
  textWrap: 'wrap',
});
const lead = css({
  maxInlineSize: '34rem',
  marginBlockStart: space.l,
  fontSize: fontSize.lead,
  [pictureBesideText]: { maxInlineSize: 'min(34rem, 44vw)' },
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  // Room for what the picture shows.
  marginBlock: `${space.xl} clamp(18.5rem, 86vw, 28rem)`,
  [pictureBesideText]: { marginBlockEnd: space.xl },
});
const foot = css({ marginBlockStart: 'auto' });

/** The first thing a visitor sees. */
export function Hero({ copy }: { readonly copy: HomeCopy['hero'] }) {
  const { current, isPlaying, toggle } = useSlideshow(heroPictures.length);
  const picture = heroPictures[current];
  return (
    <div css={hero}>
      <Container css={content}>
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
          <HeroControls copy={copy} current={current} isPlaying={isPlaying} onToggle={toggle} />
        </div>
      </Container>
      {/* Behind the words, and after them: a browser may paint what has come of the page, and this takes their height. */}
      {picture && <HeroBackdrop current={picture} />}
    </div>
  );
}
