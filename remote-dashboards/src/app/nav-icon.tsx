import { css } from '@emotion/react';

/** The drawings of the navigation icons in a 24 × 24 box. Route tables refer to icons by name. */
const drawings = {
  overview: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  inbox: 'M4 13l3-8h10l3 8v6H4zM4 13h5a3 3 0 0 0 6 0h5',
  messages: 'M4 5h16v11h-9l-4 4v-4H4z',
  tasks: 'M3.5 6L5 7.5 8 4.5M3.5 12L5 13.5l3-3M3.5 18L5 19.5l3-3M11.5 6H20M11.5 12H20M11.5 18H20',
  projects: 'M3 6h6l2 2.5h10V19H3z',
  files: 'M8.5 13l6-6a2.6 2.6 0 0 1 3.7 3.7l-7.8 7.8a4.4 4.4 0 0 1-6.2-6.2l7.3-7.3',
  reports: 'M6 3h9l4 4v14H6zM9.5 8H12M9.5 12.5h6M9.5 16.5h6',
  analytics: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5A6 6 0 0 1 21 20',
  website: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c4 4 4 14 0 18M12 3c-4 4-4 14 0 18',
  audit: 'M12 7v5l3 2M4.5 10A8 8 0 1 1 4 12.5M4 5v5h5',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  more: 'M4.5 12h1M11.5 12h1M18.5 12h1',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  rail: 'M4 5h16v14H4zM9.5 5v14',
  back: 'M19 12H5M11 6l-6 6 6 6',
  assign: 'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 20a7 7 0 0 1 12-5M19 14v6M16 17h6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  snooze: 'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 9v4l3 2M3 6l3-3M21 6l-3-3',
  spam: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.6 5.6l12.8 12.8',
  view: 'M6.5 4h11v16L12 15.5 6.5 20z',
  plus: 'M12 5v14M5 12h14',
  send: 'M5 12L3.5 4.5 21 12 3.5 19.5zM5 12h7',
} as const;

export type IconName = keyof typeof drawings;

/** The icon for an unknown icon name, for example of a newer remote. */
const dot = 'M11 12h2';

const icon = css({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** An icon beside a label or in a named button. */
export function NavIcon({ name }: { readonly name: string | undefined }) {
  const drawing = new Map<string | undefined, string>(Object.entries(drawings)).get(name);
  return (
    <svg css={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing ?? dot} />
    </svg>
  );
}
