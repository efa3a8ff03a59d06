import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
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
const hours = css({ marginBlock: `${space.xs} ${space.m}`, color: color.textMuted });

/** Where to find the company. */
export function Offices() {
  return (
    <Section tone="sunken" title="Our offices">
      <ul css={grid}>
        {company.offices.map((place) => (
          <li key={place.city} css={office}>
            <h3>{place.city}</h3>
            <p css={kind}>{place.name}</p>
            <address css={address}>
              {place.addressLines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
            <p css={hours}>{place.hours}</p>
            <a href={place.mapUrl} target="_blank" rel="noopener noreferrer">
              View map<span css={visuallyHidden}> of {place.city} (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
