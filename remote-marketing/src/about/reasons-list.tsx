import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';

const { color, space } = tokens;

const grid = css(plainListStyle, {
  display: 'grid',
  columnGap: space.xl,
  rowGap: space.l,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: space.xl },
});
const item = css({ paddingBlockStart: space.m, borderBlockStart: `2px solid ${color.terracotta}` });
const text = css({ marginBlockStart: space.xs, color: color.textMuted });

export interface ReasonToChooseUs {
  readonly title: string;
  readonly description: string;
}

/** The list of reasons for choosing the company. */
export function ReasonsList({ reasons }: { readonly reasons: readonly ReasonToChooseUs[] }) {
  return (
    <ul css={grid}>
      {reasons.map((reason) => (
        <li key={reason.title} css={item}>
          <h3>{reason.title}</h3>
          <p css={text}>{reason.description}</p>
        </li>
      ))}
    </ul>
  );
}
