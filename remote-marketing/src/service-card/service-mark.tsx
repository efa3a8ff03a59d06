import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ComponentProps } from 'react';
import type { ServiceId } from '../services/service-ids.ts';
import { serviceIconPaths } from './service-mark-paths.ts';

const mark = css({
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: tokens.color.river,
  circle: { fill: tokens.color.accent, stroke: 'none' },
});

interface ServiceMarkProps extends ComponentProps<'svg'> {
  readonly serviceId: ServiceId;
}

/** The icon of a service. Screen readers skip it, because the title next to it names the service. */
export function ServiceIcon({ serviceId, ...svg }: ServiceMarkProps) {
  const { lines, spot } = serviceIconPaths[serviceId];
  const [cx, cy, r] = spot;
  return (
    <svg
      css={mark}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...svg}
    >
      <path d={lines.join('')} />
      <circle cx={cx} cy={cy} r={r} />
    </svg>
  );
}
