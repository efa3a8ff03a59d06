import { css } from '@emotion/react';
import { riverChannels } from '@torsa/shared/theme/river-channels';
import { tokens } from '@torsa/shared/theme/tokens';

const { color } = tokens;

const width = 420;
const height = 480;
const channels = riverChannels({ width, height, channels: 13, bends: 3, phase: 4.1, spread: 0.9 });

const drawing = css({
  inlineSize: 'min(100%, 24rem)',
  marginInline: 'auto',
  fill: 'none',
  strokeWidth: 2,
});
const wall = css({ fill: color.deep });
const frame = css({ stroke: color.terracotta });
const water = css({ stroke: color.onDeepRiver, strokeWidth: 2.5 });
const clipId = 'about-arch';
const arch = `M20 ${height}V210a190 190 0 0 1 380 0V${height}Z`;

/** The river seen through an arch of the palace at Cooch Behar. An ornament. */
export function PalaceArches() {
  return (
    <svg css={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <clipPath id={clipId}>
        <path d={arch} />
      </clipPath>
      <path css={wall} d={arch} />
      <g css={water} clipPath={`url(#${clipId})`}>
        {channels.map((channel) => (
          <path key={channel} d={channel} />
        ))}
      </g>
      <path css={frame} d={`M6 ${height}V208a204 204 0 0 1 408 0V${height}`} />
    </svg>
  );
}
