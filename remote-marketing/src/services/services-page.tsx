import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens, viewport } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { ServiceCard } from '../service-card/service-card.tsx';
import { serviceIds } from './service-ids.ts';
import type { ServicesPageTexts } from './services-page.copy.en.ts';

const grid = css(plainListStyle, {
  display: 'grid',
  gap: tokens.space.s,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: tokens.space.l },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

/** The page that lists all services. It also appears at a URL with an unknown service ID. */
export function ServicesPage({ copy }: { readonly copy: ServicesPageTexts }) {
  const { kicker, title, lead, list, unsure } = copy;
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Section title={list.title}>
        <ul css={grid}>
          {serviceIds.map((id) => (
            <ServiceCard
              key={id}
              serviceId={id}
              title={list.titles[id]}
              description={list.descriptions[id]}
              isRow
              sizes={`${viewport.desktop} min(33vw, 25rem), ${viewport.tablet} 50vw, 6rem`}
            />
          ))}
        </ul>
      </Section>
      <Section
        tone="sunken"
        title={unsure.title}
        lead={unsure.lead}
        action={<ButtonLink to="/contact">{unsure.action}</ButtonLink>}
      />
    </>
  );
}
