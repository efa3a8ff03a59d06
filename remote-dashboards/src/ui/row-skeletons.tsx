import { css, keyframes } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';

const { color, radius, space } = tokens;

interface RowSkeletonsProps {
  /** The loading text for screen readers. */
  readonly label: string;
  readonly rows: number;
  /** The height of a loaded row, as a CSS length. */
  readonly height: string;
}

// Delay the placeholder, because it would flicker before a fast response.
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

/** Placeholders of loading list rows, each as high as a row. */
export function RowSkeletons({ label, rows, height }: RowSkeletonsProps) {
  return (
    <div role="status" data-skeleton="" css={stack}>
      <span css={visuallyHiddenStyle}>{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} css={[row, css({ blockSize: height })]} aria-hidden="true" />
      ))}
    </div>
  );
}
