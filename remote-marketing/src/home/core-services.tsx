import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import { coreServices } from '../content/services.ts';
import { ServiceCard } from '../service-card/service-card.tsx';

const { space } = tokens;

const grid = css(plainList, {
  display: 'grid',
  gap: space.l,
  [media.tablet]: {
    gridTemplateColumns: '1fr 1fr',
    // Every second card stands a little lower: two banks of one river.
    '& > :nth-of-type(even)': { insetBlockStart: space.l },
    paddingBlockEnd: space.l,
  },
});

/** The four services that most people come for. */
export function CoreServices() {
  return (
    <Section
      title="What we build"
      lead="Four kinds of work, often in one project. Each has a page that says what you get."
    >
      <ul css={grid}>
        {coreServices.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
    </Section>
  );
}
