import { css, keyframes } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';

const { color, radius, space } = tokens;

interface RowSkeletonsProps {
  /** What is being waited for, for a screen reader. */
  readonly label: string;
  readonly rows: number;
  /** How high a row will be, as a CSS length. */
  readonly height: string;
}

// A quick answer shows no skeleton: it would only flicker.
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const stack = css({
  display: 'grid',
  animation: `${appear} 1ms 150ms backwards`,
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line}`,
  '&::before': {
    content: '""',
    flex: 1,
    blockSize: '1.1em',
    marginInlineEnd: '30%',
    marginBlock: space.xs,
    borderRadius: radius.s,
    backgroundColor: color.sunken,
  },
});

/** Keeps the place of rows that are on their way, as high as they will be. */
export function RowSkeletons({ label, rows, height }: RowSkeletonsProps) {
  return (
    <div role="status" data-skeleton="" css={stack}>
      <span css={visuallyHidden}>{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} css={[row, css({ blockSize: height })]} aria-hidden="true" />
      ))}
    </div>
  );
}
