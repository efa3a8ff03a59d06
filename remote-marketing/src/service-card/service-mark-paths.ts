import type { ServiceId } from '@torsa/shared/company';

/** A small drawing for each service, on a grid of 48 by 48: lines only, the river in each. */
export const serviceMarkPaths: Readonly<Record<ServiceId, readonly string[]>> = {
  'website-build': [
    'M6 10h36v28H6z',
    'M6 17h36',
    'M6 31c6 0 6-6 12-6s6 6 12 6 6-6 12-6',
    'M6 36c6 0 6-5 12-5s6 5 12 5 6-5 12-5',
  ],
  template: [
    'M5 40V24a6 6 0 0 1 12 0v16',
    'M18 40V17a6 6 0 0 1 12 0v23',
    'M31 40V24a6 6 0 0 1 12 0v16',
    'M3 40h42',
  ],
  'marketing-site': [
    'M10 40V22a14 14 0 0 1 28 0v18',
    'M17 40V23a7 7 0 0 1 14 0v17',
    'M4 40h40',
    'M24 3v3',
    'M9 8l2 2.4',
    'M39 8l-2 2.4',
  ],
  'ai-tool': [
    'M4 24c7 0 7-12 14-12s6 12 13 12 6-8 13-8',
    'M4 24c7 0 7 12 14 12s6-12 13-12 6 8 13 8',
    'M18 9a3 3 0 1 0 .1 0z',
    'M18 33a3 3 0 1 0 .1 0z',
    'M31 21a3 3 0 1 0 .1 0z',
  ],
  apps: [
    'M14 4h20a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
    'M21 39h6',
    'M11 22c6.5 0 6.5-7 13-7s6.5 7 13 7',
    'M11 29c6.5 0 6.5-7 13-7s6.5 7 13 7',
  ],
  'social-media-marketing': [
    'M10 36a3 3 0 1 0 .1 0z',
    'M10 26a13 13 0 0 1 13 13',
    'M10 17a22 22 0 0 1 22 22',
    'M10 8a31 31 0 0 1 31 31',
  ],
};
