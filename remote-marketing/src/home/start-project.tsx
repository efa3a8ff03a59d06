import { css } from '@emotion/react';
import { deepSurface } from '@torsa/shared/theme/deep-surface';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Container } from '@torsa/shared/ui/container';
import { RiverLines } from '@torsa/shared/ui/river-lines';
import type { HomeMessages } from './home.en.ts';

const { color, fontSize, layout, space } = tokens;

const band = css(deepSurface, {
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: space.section,
});
const lines = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: color.deepLine,
  maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.25) 30%, black 75%)',
});
const content = css({ position: 'relative', display: 'grid', justifyItems: 'start', gap: space.l });
const title = css({ maxInlineSize: '16ch', fontSize: fontSize.h1 });
const text = css({
  maxInlineSize: layout.reading,
  color: color.onDeepMuted,
  fontSize: fontSize.lead,
});

/** The last word of the home page: write to us. */
export function StartProject({ messages }: { readonly messages: HomeMessages['start'] }) {
  return (
    <section css={band} aria-labelledby="start-project">
      <RiverLines css={lines} />
      <Container css={content}>
        <h2 css={title} id="start-project">
          {messages.title}
        </h2>
        <p css={text}>{messages.lead}</p>
        <ButtonLink variant="accent" to="/contact">
          {messages.action}
        </ButtonLink>
      </Container>
    </section>
  );
}
