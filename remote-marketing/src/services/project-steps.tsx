import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import type { ServiceMessages } from './service.en.ts';

const { color, font, fontSize, radius, space } = tokens;

const list = css(plainList, {
  display: 'grid',
  gap: space.l,
  counterReset: 'step',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});
const item = css({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  columnGap: space.m,
  rowGap: space.xs,
  '&::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '3.25rem',
    border: `1.5px solid ${color.terracotta}`,
    borderRadius: radius.arch,
    color: color.terracotta,
    fontFamily: font.display,
    fontSize: fontSize.lead,
  },
  '&:lang(bn)::before': { content: 'counter(step, bengali)' },
  [media.desktop]: { gridTemplateColumns: '1fr', '&::before': { gridRow: 'auto' } },
});
const text = css({ color: color.textMuted });

/** How a project goes, step by step. */
export function ProjectSteps({ messages }: { readonly messages: ServiceMessages['steps'] }) {
  return (
    <Section title={messages.title}>
      <ol css={list}>
        {messages.items.map((step) => (
          <li key={step.title} css={item}>
            <h3>{step.title}</h3>
            <p css={text}>{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
