import { css } from '@emotion/react';
import { media } from '@torsa/shared/theme/tokens';

const width = 60;
const height = 20;
/** The space around the line, whose ends would otherwise be cut off. */
const edge = 2;

const small = css({
  display: 'block',
  overflow: 'visible',
  // Print this line, although printed pages hide decorative pictures. The repeated selector overrides that rule.
  [media.print]: { '&&&': { display: 'block' } },
});
const wide = css(small, {
  inlineSize: '100%',
  blockSize: '4rem',
  [media.print]: { blockSize: '2.5rem' },
});

interface SparklineProps {
  /** The values of the time steps, oldest first. `null` is a gap in the line. */
  readonly values: readonly (number | null)[];
  /** True if the line is as wide as its container. */
  readonly isWide?: boolean;
}

/**
 * A small line chart without axes, from zero to the highest value. Screen readers skip it, so a text must contain its
 * values.
 */
export function Sparkline({ values, isWide = false }: SparklineProps) {
  return (
    <svg
      css={isWide ? wide : small}
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawPath(values)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Returns the SVG path of the values. A value between two gaps is a dot. */
function drawPath(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return '';
  const highest = Math.max(...known) || 1;
  const x = (index: number) => edge + (index * (width - 2 * edge)) / (values.length - 1);
  const y = (value: number) => height - edge - (value * (height - 2 * edge)) / highest;
  return values
    .map((value, index) => {
      if (value === null) return '';
      const point = `${round(x(index))} ${round(y(value))}`;
      return (values[index - 1] ?? null) === null ? `M${point}h0` : `L${point}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
