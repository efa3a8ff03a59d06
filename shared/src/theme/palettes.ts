import type { tokens } from './tokens.ts';

export type ColorPalette = Readonly<Record<keyof typeof tokens.color, `#${string}`>>;

/** The colours of the light theme. */
export const lightPalette = {
  background: '#f7f3e8',
  surface: '#fffcf5',
  sunken: '#ece6d5',
  text: '#13241f',
  textMuted: '#3b4e46',
  line: '#d6cdb6',
  edge: '#75796a',
  river: '#0b5546',
  riverStrong: '#063c31',
  onRiver: '#fffcf5',
  terracotta: '#8c3315',
  accent: '#ffb62e',
  accentStrong: '#ffc95f',
  onAccent: '#13241f',
  danger: '#8f140d',
  success: '#0b5546',
  deep: '#0a2b26',
  deepRaised: '#103a33',
  deepLine: '#2c5c52',
  onDeep: '#f7f3e8',
  onDeepMuted: '#c5d5cb',
  onDeepRiver: '#7fd3ba',
  onDeepClay: '#f5a07e',
  focus: '#b4430f',
} as const satisfies ColorPalette;

/** The colours of the dark theme. */
export const darkPalette = {
  background: '#071613',
  surface: '#0e231f',
  sunken: '#0a1d19',
  text: '#eef1e6',
  textMuted: '#b7c8be',
  line: '#234039',
  edge: '#6f8f84',
  river: '#86dcc3',
  riverStrong: '#b3ecdb',
  onRiver: '#05211a',
  terracotta: '#f3a98b',
  accent: '#ffb62e',
  accentStrong: '#ffc95f',
  onAccent: '#13241f',
  danger: '#ffa99b',
  success: '#86dcc3',
  deep: '#0b2d27',
  deepRaised: '#113a33',
  deepLine: '#2c5c52',
  onDeep: '#f7f3e8',
  onDeepMuted: '#c5d5cb',
  onDeepRiver: '#7fd3ba',
  onDeepClay: '#f5a07e',
  focus: '#ffb62e',
} as const satisfies ColorPalette;

/** The colours for print, without background ink. Missing colours have the value of the light theme. */
export const printPalette = {
  background: '#ffffff',
  surface: '#ffffff',
  sunken: '#ffffff',
  text: '#000000',
  textMuted: '#333333',
  accent: '#000000',
  accentStrong: '#000000',
  onAccent: '#ffffff',
  deep: '#ffffff',
  deepRaised: '#ffffff',
  deepLine: '#d6cdb6',
  onDeep: '#000000',
  onDeepMuted: '#333333',
  onDeepRiver: '#0b5546',
  onDeepClay: '#8c3315',
} as const satisfies Partial<ColorPalette>;
