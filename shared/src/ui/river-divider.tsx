import { css } from '@emotion/react';
import { tokens } from '../theme/tokens.ts';

const { color } = tokens;

const width = 480;
const height = 32;
const strands = 3;
/** The horizontal distance between a crest of a river strand and its next trough. */
const halfWave = 40;
const braid = Array.from({ length: strands }, (_, strand) => drawStrand(strand)).join('');

const drawing = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  inlineSize: `min(100%, ${width}px)`,
  blockSize: height,
  transform: 'translate(-50%, -50%)',
  fill: 'none',
  stroke: color.river,
  strokeWidth: 1.5,
  pointerEvents: 'none',
  maskImage: 'linear-gradient(to right, transparent, black 30%, black 70%, transparent)',
  circle: { fill: color.accent, stroke: color.background, strokeWidth: 6 },
});

/** A decoration of three braided river channels at the upper edge of a section. */
export function RiverDivider() {
  return (
    <svg
      css={drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={braid} />
      <circle cx={width / 2} cy={height / 2} r="7" />
    </svg>
  );
}

/** Draws one river strand as a wave, shifted by a third of a wave from the previous strand. */
function drawStrand(strand: number): string {
  let path = `M0 ${height / 2}`;
  let side = 1;
  for (let x = ((strand + 1) * 2 * halfWave) / strands; x < width; x += halfWave) {
    const reach = (height / 2 - 4) * Math.sin((Math.PI * x) / width);
    const y = Math.round(10 * (height / 2 + side * reach)) / 10;
    path += `S${Math.round(x - halfWave / 2)} ${y} ${Math.round(x)} ${y}`;
    side = -side;
  }
  return `${path}S${width - halfWave / 2} ${height / 2} ${width} ${height / 2}`;
}
