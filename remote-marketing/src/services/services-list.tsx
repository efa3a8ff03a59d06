import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { services } from '../content/services.ts';
import { ServiceCard } from '../service-card/service-card.tsx';

const grid = css(plainList, {
  display: 'grid',
  gap: tokens.space.l,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

/** All services; also what a visitor sees under an address of no service. */
export function ServicesList() {
  return (
    <>
      <PageHeader
        kicker="Services"
        title="Six things we do, and do ourselves"
        lead="Take one, or several that flow together: a site, the app behind it and the campaign that fills it come from the same room."
      />
      <Section title="What we can build for you">
        <ul css={grid}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      </Section>
      <Section
        tone="sunken"
        title="Not sure which one it is?"
        lead="Most people who call us are not. Describe the problem, and we will say what we would do about it, or who would do it better."
      >
        <ButtonLink to="/contact">Describe your problem</ButtonLink>
      </Section>
    </>
  );
}
