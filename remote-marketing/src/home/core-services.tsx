import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Section } from '@torsa/shared/ui/section';
import { ServiceCard } from '../service-card/service-card.tsx';
import type { ServiceId } from '../services/service-ids.ts';

const { space } = tokens;

const grid = css(plainList, {
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

export interface CoreServicesMessages {
  readonly title: string;
  readonly lead: string;
  readonly titles: Readonly<Record<ServiceId, string>>;
  readonly descriptions: Readonly<Record<ServiceId, string>>;
}

/** The four services that most people come for. */
export function CoreServices({ messages }: { readonly messages: CoreServicesMessages }) {
  return (
    <Section title={messages.title} lead={messages.lead}>
      <ul css={grid}>
        {coreServices.map((id) => (
          <ServiceCard
            key={id}
            serviceId={id}
            title={messages.titles[id]}
            description={messages.descriptions[id]}
            sizes="(min-width: 40rem) min(50vw, 37rem), 100vw"
          />
        ))}
      </ul>
    </Section>
  );
}
