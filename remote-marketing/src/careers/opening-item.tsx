import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { contactPath } from '../contact-path.ts';
import type { JobOpening } from '../content/openings.ts';

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
});
const facts = css({
  marginBlockStart: space.xs,
  color: color.terracotta,
  fontSize: fontSize.small,
  fontWeight: 600,
});
const text = css({ color: color.textMuted });

/** One open position. */
export function OpeningItem({ opening }: { readonly opening: JobOpening }) {
  return (
    <li css={item}>
      <div>
        <h3>{opening.title}</h3>
        <p css={facts}>
          {opening.location} · {opening.type}
        </p>
      </div>
      <p css={text}>{opening.description}</p>
      <div>
        <ButtonLink variant="secondary" to={contactPath(`Application: ${opening.title}`)}>
          Apply Now<span css={visuallyHidden}> for {opening.title}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
