import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

const { color, fontSize, space } = tokens;

/** The chart's height in SVG units. Its width fills the container. */
const height = 100;
/** The fraction of a bar's width that is an empty gap. */
const gap = 0.24;

const frame = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: space.xs });
const scale = css({
  position: 'relative',
  minInlineSize: '2.5rem',
  color: color.textMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
const tick = css({
  position: 'absolute',
  insetInlineEnd: 0,
  transform: 'translateY(-50%)',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
const widest = css({
  visibility: 'hidden',
  blockSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
const drawing = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '9rem',
  overflow: 'visible',
  color: color.river,
});
const grid = css({ stroke: color.line });
const bar = css({ fill: 'currentColor' });
const curve = css({ fill: 'none', stroke: 'currentColor' });
const earlierCurve = css(curve, { stroke: color.textMuted, pointerEvents: 'none' });
const dayOff = css({ fill: color.line, opacity: 0.35 });
// The column is taller than its bar, so that even a low bar has a tooltip.
const column = css({
  '& > rect:first-of-type': { fill: 'transparent' },
  '&:hover > rect:first-of-type': { fill: color.line, opacity: 0.6 },
});
const days = css({
  display: 'flex',
  justifyContent: 'space-between',
  gridColumn: 2,
  paddingBlockStart: space.xxs,
  color: color.textMuted,
  fontSize: fontSize.small,
});

// The chart is as high as the table beside it.
const tall = css(drawing, { [media.desktop]: { blockSize: '20rem' } });

interface ChartProps {
  /** The description of the chart for screen readers. */
  readonly label: string;
  readonly kind: 'bars' | 'line';
  /** The names of the time steps. `values` has one value per step, or undefined without a measurement. */
  readonly steps: readonly string[];
  readonly values: readonly (number | undefined)[];
  /** The values of the previous period, shown as a dashed line. */
  readonly previous: readonly (number | undefined)[];
  /** True for each day off, which the chart shades. */
  readonly daysOff: readonly boolean[];
  readonly format: (value: number) => string;
  /** Returns the tooltip of a time step. */
  readonly describe: (index: number) => string;
  readonly isTall?: boolean;
}

/** A chart of values over time. For screen readers it is an image, because the table beside it contains the values. */
export function StatisticsChart({
  label,
  kind,
  steps,
  values,
  previous,
  daysOff,
  format,
  describe,
  isTall = false,
}: ChartProps) {
  const known = [...values, ...previous].filter((value) => value !== undefined);
  const y = scaleLinear()
    .domain([0, Math.max(...known) || 1])
    .range([height, 0])
    .nice(3);
  const ticks = y.ticks(3).filter((value) => kind === 'line' || Number.isInteger(value));
  const top = format(ticks.at(-1) ?? 0);
  return (
    <div css={frame}>
      <div css={scale} aria-hidden="true">
        <div css={widest}>{top}</div>
        {ticks.map((value) => (
          <span key={value} css={tick} style={{ insetBlockStart: `${y(value)}%` }}>
            {format(value)}
          </span>
        ))}
      </div>
      <svg
        css={isTall ? tall : drawing}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${values.length} ${height}`}
        preserveAspectRatio="none"
      >
        {ticks.map((value) => (
          <line
            key={value}
            css={grid}
            x2={values.length}
            y1={y(value)}
            y2={y(value)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {values.map((value = 0, index) => (
          <g key={steps[index]} css={column}>
            <title>{describe(index)}</title>
            <rect x={index} width={1} height={height} />
            {daysOff[index] && <rect css={dayOff} x={index} width={1} height={height} />}
            {kind === 'bars' && (
              <rect
                css={bar}
                x={index + gap / 2}
                y={y(value)}
                width={1 - gap}
                height={height - y(value)}
              />
            )}
          </g>
        ))}
        <Curve css={earlierCurve} values={previous} y={y} isDashed />
        {kind === 'line' && <Curve css={curve} values={values} y={y} />}
      </svg>
      <div css={days} aria-hidden="true">
        <span>{steps[0]}</span>
        <span>{steps.at(-1)}</span>
      </div>
    </div>
  );
}

interface CurveProps {
  readonly values: ChartProps['values'];
  readonly y: (value: number) => number;
  readonly isDashed?: boolean;
  readonly className?: string | undefined;
}

/** A line with gaps for missing measurements. A single value between two gaps is a dot. */
function Curve({ values, y, isDashed = false, className }: CurveProps) {
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => index + 0.5)
    .y((value = 0) => y(value));
  return (
    <path
      className={className}
      d={path(values) ?? ''}
      strokeWidth={isDashed ? 1.5 : 2.5}
      strokeDasharray={isDashed ? '4 4' : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}
