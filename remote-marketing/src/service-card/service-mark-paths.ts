import type { ServiceId } from '../services/service-ids.ts';

export interface ServiceIconPaths {
  readonly lines: readonly string[];
  /** The bright circle of the icon: `[x, y, radius]`. */
  readonly spot: readonly [number, number, number];
}

/** The SVG paths of each service's icon on a grid of 48 by 48. Each icon has one bright circle. */
export const serviceIconPaths: Readonly<Record<ServiceId, ServiceIconPaths>> = {
  'website-build': {
    lines: [
      'M9 8h30a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z',
      'M5 16h38',
      'M5 28c6.3 0 6.3-6 12.7-6S24 28 30.3 28 36.7 22 43 22',
      'M5 34c6.3 0 6.3-6 12.7-6S24 34 30.3 34 36.7 28 43 28',
    ],
    spot: [37.5, 12, 1.9],
  },
  template: {
    lines: [
      'M4 40V25a6 6 0 0 1 12 0v15',
      'M16 40V19a8 8 0 0 1 16 0v21',
      'M32 40V25a6 6 0 0 1 12 0v15',
      'M2 40h44',
    ],
    spot: [24, 25, 3],
  },
  'marketing-site': {
    lines: [
      'M6 6c0 15 15.5 12 15.5 24',
      'M18 6c0 10 4.5 12 4.5 24',
      'M30 6c0 10-4.5 12-4.5 24',
      'M42 6c0 15-15.5 12-15.5 24',
      'M24 30a6.5 6.5 0 1 0 .1 0Z',
    ],
    spot: [24, 36.5, 2.8],
  },
  'ai-tool': {
    lines: [
      'M24 4a3 3 0 1 0 .1 0Z',
      'M10 21a3 3 0 1 0 .1 0Z',
      'M38 21a3 3 0 1 0 .1 0Z',
      'M24 10c0 8-14 3-14 11',
      'M24 10c0 8 14 3 14 11',
      'M10 27c0 8 14 3 14 11',
      'M38 27c0 8-14 3-14 11',
      'M24 10v28',
    ],
    spot: [24, 41, 3.4],
  },
  apps: {
    lines: [
      'M17 4h14a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z',
      'M12 21c6 0 6-7 12-7s6 7 12 7',
      'M12 28c6 0 6-7 12-7s6 7 12 7',
    ],
    spot: [24, 37, 2.6],
  },
  'social-media-marketing': {
    lines: [
      'M24 15.5a8.5 8.5 0 1 0 .1 0Z',
      'M9.9 14.7a17 17 0 0 0 3.2 22.3',
      'M38.1 14.7a17 17 0 0 1-3.2 22.3',
      'M16.3 8.9a17 17 0 0 1 15.4 0',
    ],
    spot: [24, 24, 3.2],
  },
};
