import { css } from '@emotion/react';
import { darkSurfaceStyle } from '@torsa/shared/theme/deep-surface';
import { pictureFadeColor } from '@torsa/shared/theme/picture-fade-color';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageContainer } from '@torsa/shared/ui/container';
import { HomeClosingPicture } from './closing-picture.tsx';
import { pictureBesideTextMedia } from './hero-layout.ts';
import type { HomeTexts } from './home-page.copy.en.ts';

const { color, fontSize, space } = tokens;

const band = css(darkSurfaceStyle, {
  position: 'relative',
  overflow: 'hidden',
  // The padding leaves space for the picture below the text.
  paddingBlock: `${space.section} 62vw`,
  backgroundColor: pictureFadeColor,
  [pictureBesideTextMedia]: { paddingBlock: `calc(1.25 * ${space.section})` },
});
const content = css({ position: 'relative', display: 'grid', justifyItems: 'start', gap: space.l });
const title = css({ maxInlineSize: '16ch', fontSize: fontSize.h1 });
const text = css({
  maxInlineSize: '34rem',
  color: color.onDeepMuted,
  fontSize: fontSize.lead,
});

/** The last section of the home page, which invites visitors to contact the company. */
export function StartProjectSection({ copy }: { readonly copy: HomeTexts['start'] }) {
  return (
    <section css={band} aria-labelledby="start-project">
      <HomeClosingPicture />
      <PageContainer css={content}>
        <h2 css={title} id="start-project">
          {copy.title}
        </h2>
        <p css={text}>{copy.lead}</p>
        <ButtonLink variant="accent" to="/contact">
          {copy.action}
        </ButtonLink>
      </PageContainer>
    </section>
  );
}
