import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, radius, space } = tokens;

const grid = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.s,
  fontSize: fontSize.small,
});
const swatch = css({
  blockSize: '3rem',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
});

export function ColorStates() {
  return (
    <ul css={grid}>
      {Object.entries(color).map(([name, value]) => (
        <li key={name}>
          <div css={swatch} style={{ backgroundColor: value }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
