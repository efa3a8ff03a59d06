import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { numberedStep } from '../numbered-step.ts';

const { fontSize, space } = tokens;

// Of a message, which nobody sends from a sheet of paper.
const onScreen = css({ [media.print]: { display: 'none' } });
const title = css({ fontSize: fontSize.h3 });
const list = css(plainList, {
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
  counterReset: 'step',
});
const step = css(numberedStep, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space.m,
});

export interface NextStepsMessages {
  readonly title: string;
  readonly steps: readonly string[];
}

/** What becomes of a message. */
export function NextSteps({ messages }: { readonly messages: NextStepsMessages }) {
  return (
    <section css={onScreen}>
      <h2 css={title}>{messages.title}</h2>
      <ol css={list}>
        {messages.steps.map((text) => (
          <li key={text} css={step}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
