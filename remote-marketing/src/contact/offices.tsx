import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { Section } from '@torsa/shared/ui/section';
import type { ContactTexts } from './contact-page.copy.en.ts';

const { color, space } = tokens;

const grid = css(plainListStyle, {
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
const opened = css({ marginBlock: `${space.xs} ${space.xxs}`, color: color.textMuted });
const map = css(touchTargetLinkStyle);

/** The list of the company's offices. */
export function OfficeList({ copy }: { readonly copy: ContactTexts['offices'] }) {
  const { format } = useI18n();
  const { offices } = useCompany();
  return (
    <Section tone="sunken" title={copy.title}>
      <ul css={grid}>
        {offices.map(({ id, city, name, addressLines, hours, mapUrl }) => (
          <li key={id} css={office}>
            <h3>{city}</h3>
            <p css={kind}>{name}</p>
            <address css={address}>
              {addressLines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
            <p css={opened}>{hours}</p>
            <a css={map} href={mapUrl} target="_blank" rel="noopener noreferrer">
              {copy.viewMap}
              <span css={visuallyHiddenStyle}> {format(copy.mapOf, { city })}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
