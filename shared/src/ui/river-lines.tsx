import type { ComponentProps } from 'react';
import { drawRiverChannels } from '../theme/river-channels.ts';

const width = 1200;
const height = 400;
const channels = drawRiverChannels({
  width,
  height,
  channels: 15,
  bends: 8,
  phase: 1.1,
  spread: 1,
});

/** A decorative drawing of a river in the current text colour. Screen readers ignore the drawing. */
export function RiverLines(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      {...props}
    >
      {channels.map((channel) => (
        <path key={channel} d={channel} />
      ))}
    </svg>
  );
}
