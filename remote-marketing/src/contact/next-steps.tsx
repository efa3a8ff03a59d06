import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { numberedStepStyle } from '../numbered-step.ts';
import type { ContactTexts } from './contact-page.copy.en.ts';

const { fontSize, space } = tokens;

// Hides the list of next steps on printed pages.
const onScreen = css({ [media.print]: { display: 'none' } });
const title = css({ fontSize: fontSize.h3 });
const list = css(plainListStyle, {
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
  counterReset: 'step',
});
const step = css(numberedStepStyle, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space.m,
});

/** The list of steps that follow after the visitor has sent a message. */
export function NextStepsAfterMessage({ copy }: { readonly copy: ContactTexts['next'] }) {
  return (
    <section css={onScreen}>
      <h2 css={title}>{copy.title}</h2>
      <ol css={list}>
        {copy.steps.map((text) => (
          <li key={text} css={step}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
