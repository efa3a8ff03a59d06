/** The SVG paths of the company's logo (an arch, a river and the sun) on a grid of 32 by 32. */
export const companyLogoPaths = {
  size: 32,
  arch: 'M4 30V16a12 12 0 0 1 24 0v14z',
  channels: ['M9 30c0-5.5 12-6 12-11.5 0-4-5-4.5-5-8', 'M23 30c0-5.5-12-6-12-11.5 0-4 5-4.5 5-8'],
  channelWidth: 2.2,
  sun: { x: 16, y: 9.5, radius: 2.4 },
} as const;
