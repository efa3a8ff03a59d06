import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
import type { CompanyTexts } from '@torsa/shared/company/company.en';
import { useI18n } from '@torsa/shared/i18n';
import type { Message } from '@torsa/shared/i18n/message';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { Section } from '@torsa/shared/ui/section';

const { color, space } = tokens;

const grid = css(plainList, {
  display: 'grid',
  gap: space.xl,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space.xxl },
});
const office = css({
  paddingBlockStart: space.m,
  borderBlockStart: `2px solid ${color.terracotta}`,
});
const kind = css({ color: color.terracotta, fontWeight: 600 });
const address = css({ marginBlockStart: space.s });
const hours = css({ marginBlock: `${space.xs} ${space.xxs}`, color: color.textMuted });
const map = css({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });

export interface OfficesMessages {
  readonly title: string;
  readonly places: CompanyTexts['offices'];
  readonly hours: Readonly<Record<keyof CompanyTexts['offices'], string>>;
  readonly viewMap: string;
  readonly mapOf: Message<'city'>;
}

/** Where to find the company. */
export function Offices({ messages }: { readonly messages: OfficesMessages }) {
  const { format } = useI18n();
  return (
    <Section tone="sunken" title={messages.title}>
      <ul css={grid}>
        {company.offices.map(({ id, mapUrl }) => {
          const { city, name, addressLines } = messages.places[id];
          return (
            <li key={id} css={office}>
              <h3>{city}</h3>
              <p css={kind}>{name}</p>
              <address css={address}>
                {addressLines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
              <p css={hours}>{messages.hours[id]}</p>
              <a css={map} href={mapUrl} target="_blank" rel="noopener noreferrer">
                {messages.viewMap}
                <span css={visuallyHidden}> {format(messages.mapOf, { city })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
