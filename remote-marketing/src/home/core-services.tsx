import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens, viewport } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import { ServiceCard } from '../service-card/service-card.tsx';
import type { ServiceId } from '../services/service-ids.ts';
import type { HomeTexts } from './home-page.copy.en.ts';

const { space } = tokens;

const grid = css(plainListStyle, {
  display: 'grid',
  gap: space.l,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});

const coreServices: readonly ServiceId[] = [
  'website-build',
  'ai-tool',
  'apps',
  'social-media-marketing',
];

/** The section with the four most requested services. */
export function CoreServicesSection({ copy }: { readonly copy: HomeTexts['services'] }) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ul css={grid}>
        {coreServices.map((id) => (
          <ServiceCard
            key={id}
            serviceId={id}
            title={copy.titles[id]}
            description={copy.descriptions[id]}
            sizes={`${viewport.tablet} min(50vw, 37rem), 100vw`}
          />
        ))}
      </ul>
    </Section>
  );
}
