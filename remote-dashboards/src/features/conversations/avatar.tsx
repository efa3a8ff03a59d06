import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { initials } from '../../ui/initials.ts';

const { color, font, fontSize, radius } = tokens;

const arch = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.5rem',
  borderRadius: radius.arch,
  backgroundColor: color.deep,
  boxShadow: `0 0 0 1px ${color.onDeepClay}`,
  color: color.onDeep,
  fontFamily: font.display,
  fontSize: fontSize.small,
});

/** Stands for somebody whose picture nobody has. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span css={arch} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
