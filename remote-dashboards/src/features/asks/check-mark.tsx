import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const mark = css({
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  fill: 'none',
  stroke: tokens.color.success,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A decorative check mark. It is an SVG, because the fonts have no such character. */
export function CheckMarkIcon() {
  return (
    <svg css={mark} viewBox="0 0 24 24" aria-hidden>
      <path d="m4 13 5 5L20 6" />
    </svg>
  );
}
