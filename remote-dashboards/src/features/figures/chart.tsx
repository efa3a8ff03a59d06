import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

const { color, fontSize, space } = tokens;

/** The height of the chart in SVG units. The chart's width fills its container. */
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
const bar = css({ fill: 'currentColor', '&:hover': { fill: color.riverStrong } });
const curve = css({ fill: 'none', stroke: 'currentColor' });
const days = css({
  display: 'flex',
  justifyContent: 'space-between',
  gridColumn: 2,
  paddingBlockStart: space.xxs,
  color: color.textMuted,
  fontSize: fontSize.small,
});

// Makes a chart as high as the table beside it.
const tall = css(drawing, { [media.desktop]: { blockSize: '20rem' } });

interface ChartProps {
  /** The description of the chart for screen readers. */
  readonly label: string;
  readonly kind: 'bars' | 'line';
  /** The name of each time step. `values` contains one value for each time step, or undefined without a measurement. */
  readonly steps: readonly string[];
  readonly values: readonly (number | undefined)[];
  readonly format: (value: number) => string;
  readonly isTall?: boolean;
}

/**
 * A chart of values over time. Screen readers announce the chart as an image, because a table beside it contains the
 * same values.
 */
export function Chart({ label, kind, steps, values, format, isTall = false }: ChartProps) {
  const known = values.filter((value) => value !== undefined);
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
        {kind === 'line' ? (
          <Curve values={values} y={y} />
        ) : (
          values.map((value = 0, index) => (
            <rect
              key={steps[index]}
              css={bar}
              x={index + gap / 2}
              y={y(value)}
              width={1 - gap}
              height={height - y(value)}
            >
              <title>{`${steps[index]}: ${format(value)}`}</title>
            </rect>
          ))
        )}
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
}

/** A line chart with gaps for missing measurements. A dot is a single value between two gaps. */
function Curve({ values, y }: CurveProps) {
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => index + 0.5)
    .y((value = 0) => y(value));
  return (
    <path
      css={curve}
      d={path(values) ?? ''}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}
