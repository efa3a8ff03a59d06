import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import { numberedStepStyle } from '../numbered-step.ts';
import type { ServicePageTexts } from './service-page.copy.en.ts';

const { color, space } = tokens;

const list = css(plainListStyle, {
  display: 'grid',
  gap: space.l,
  counterReset: 'step',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});
const item = css(numberedStepStyle, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  columnGap: space.m,
  rowGap: space.xs,
  '&::before': { gridRow: 'span 2' },
  [media.desktop]: { gridTemplateColumns: '1fr', '&::before': { gridRow: 'auto' } },
});
const text = css({ color: color.textMuted });

/** The list of project steps on a service page. */
export function ProjectSteps({ copy }: { readonly copy: ServicePageTexts['steps'] }) {
  return (
    <Section title={copy.title}>
      <ol css={list}>
        {copy.items.map((step) => (
          <li key={step.title} css={item}>
            <h3>{step.title}</h3>
            <p css={text}>{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
