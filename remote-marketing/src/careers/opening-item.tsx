import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { getContactPath } from '../contact-path.ts';
import type { CareersTexts } from './careers-page.copy.en.ts';
import type { JobOpening } from './openings.ts';

const { color, fontSize, space } = tokens;

const item = css({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.xl,
  borderBlockEnd: `1px solid ${color.line}`,
  [media.desktop]: {
    gridTemplateColumns: '4fr 6fr auto',
    gap: space.xl,
    alignItems: 'start',
  },
  [media.print]: { gap: space.xs, paddingBlock: space.m },
});
const facts = css({
  marginBlockStart: space.xs,
  color: color.terracotta,
  fontSize: fontSize.small,
  fontWeight: 600,
});
const posted = css({ color: color.textMuted, fontSize: fontSize.small });
const text = css({ color: color.textMuted });
const onScreen = css({ [media.print]: { display: 'none' } });

interface OpeningItemProps {
  readonly opening: JobOpening;
  readonly copy: CareersTexts['openings'];
}

export function JobOpeningItem({ opening, copy }: OpeningItemProps) {
  const { id, type, postedOn } = opening;
  const { title, location, description, terms } = copy.items[id];
  const { format, date } = useI18n();
  return (
    <li css={item}>
      <div>
        <h3>{title}</h3>
        <p css={facts}>
          {location} · {copy.types[type]}
        </p>
        {terms && <p css={facts}>{terms}</p>}
        <p css={posted}>
          {copy.postedOn}{' '}
          {/* Browsers may format a date differently; the prerendered text stays. */}
          <time dateTime={postedOn} suppressHydrationWarning>
            {date(postedOn)}
          </time>
        </p>
      </div>
      <p css={text}>{description}</p>
      <div css={onScreen}>
        <ButtonLink variant="secondary" to={getContactPath(format(copy.subject, { title }))}>
          {copy.apply}
          <span css={visuallyHiddenStyle}> {format(copy.applyFor, { title })}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
