import { describe, expect, test } from 'vitest';
import { calculateContrastRatio } from './contrast.ts';
import { type ColorPalette, darkPalette, lightPalette, printPalette } from './palettes.ts';
import { pictureFadeColor } from './picture-fade-color.ts';
import { portalDarkElevations, portalDarkPalette, portalLightPalette } from './work-theme.ts';

type ColorName = keyof ColorPalette;
type Pair = readonly [foreground: ColorName, background: ColorName];

const papers = ['background', 'surface', 'sunken'] as const;
const deeps = ['deep', 'deepRaised'] as const;

const onEach = (foregrounds: readonly ColorName[], backgrounds: readonly ColorName[]): Pair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background): Pair => [foreground, background]),
  );

const textPairs: readonly Pair[] = [
  ...onEach(['text', 'textMuted', 'danger'], papers),
  ...onEach(['river', 'riverStrong'], ['background', 'surface']),
  ...onEach(['onDeep', 'onDeepMuted', 'onDeepRiver', 'accent'], deeps),
  ...onEach(['onRiver'], ['river', 'riverStrong']),
  ...onEach(['onAccent'], ['accent', 'accentStrong']),
];
const calmTexts = ['onDeep', 'onDeepMuted', 'accent'] as const;
/** Decorative colours: hairlines, and the hover colour of the hero's button. */
const ornaments = ['line', 'deepLine'] as const;
const labelPairs = onEach(['terracotta', 'river', 'success'], papers);
const controlPairs: readonly Pair[] = [
  ...onEach(['edge', 'focus'], papers),
  ...onEach(['accent', 'onDeepClay'], deeps),
  ['onDeepMuted', 'deepRaised'],
];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
  ['dark portal', { ...darkPalette, ...portalDarkElevations }],
  ['printed', { ...lightPalette, ...printPalette }],
])('the %s palette', (_name, palette: ColorPalette) => {
  test.each(textPairs)(
    'text in the colour %s on %s has at least contrast 7:1 (AAA)',
    (foreground, background) => {
      expect(
        calculateContrastRatio(palette[foreground], palette[background]),
      ).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(labelPairs)(
    'a label in the colour %s on %s has at least contrast 4.5:1 (AA)',
    (foreground, background) => {
      expect(
        calculateContrastRatio(palette[foreground], palette[background]),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(controlPairs)(
    'a form control in the colour %s on %s has at least contrast 3:1',
    (foreground, background) => {
      expect(
        calculateContrastRatio(palette[foreground], palette[background]),
      ).toBeGreaterThanOrEqual(3);
    },
  );
});

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette on a screen', (_name, palette: ColorPalette) => {
  test.each(calmTexts)(
    'text in the colour %s on a picture’s fade colour has at least contrast 7:1 (AAA)',
    (foreground) => {
      expect(calculateContrastRatio(palette[foreground], pictureFadeColor)).toBeGreaterThanOrEqual(
        7,
      );
    },
  );

  test('text in the colour onDeep on a hovered deepLine background has at least contrast 4.5:1 (AA)', () => {
    expect(calculateContrastRatio(palette.onDeep, palette.deepLine)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['light', lightPalette, portalLightPalette],
  ['dark', { ...darkPalette, ...portalDarkElevations }, portalDarkPalette],
])('the rows and messages of the %s portal', (_name, palette: ColorPalette, work) => {
  test('the background of a selected row has a contrast of at least 1.25:1 to the background of its list', () => {
    expect(calculateContrastRatio(work.selected, palette.surface)).toBeGreaterThanOrEqual(1.25);
  });

  test('a hovered row has another background colour than its list and the selected row', () => {
    expect(calculateContrastRatio(work.raised, palette.surface)).toBeGreaterThanOrEqual(1.1);
    expect(calculateContrastRatio(work.selected, work.raised)).toBeGreaterThanOrEqual(1.05);
  });

  test.each(['raised', 'selected'] as const)(
    'text on %s reaches AAA (7:1), muted text AA',
    (on) => {
      expect(calculateContrastRatio(palette.text, work[on])).toBeGreaterThanOrEqual(7);
      for (const label of ['textMuted', 'danger', 'river', 'terracotta'] as const) {
        expect(calculateContrastRatio(palette[label], work[on])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('the text of a message that the reader wrote has at least contrast 7:1 (AAA)', () => {
    expect(calculateContrastRatio(work.onOutgoing, work.outgoing)).toBeGreaterThanOrEqual(7);
  });
});

test('every colour of the palette, except decorative ones, has a contrast test', () => {
  const held = new Set<string>([...textPairs, ...labelPairs, ...controlPairs].flat());
  const others = Object.keys(lightPalette).filter((name) => !held.has(name));
  expect(others).toEqual([...ornaments]);
});

test('the contrast ratio of black and white is 21', () => {
  expect(calculateContrastRatio('#000000', '#ffffff')).toBe(21);
});
