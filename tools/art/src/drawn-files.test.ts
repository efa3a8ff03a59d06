import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { calculateContrastRatio } from '@torsa/shared/theme/contrast';
import { darkPalette } from '@torsa/shared/theme/palettes';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { logoIconNames } from './icons/draw-icons.ts';
import { linkPreviewPictures } from './og/og-pages.ts';
import { artOutputFolders } from './output/folders.ts';
import {
  heroSlideServices,
  illustratedServices,
  listPictureKindsOfService,
  type PictureKindName,
  pictureKinds,
} from './output/picture-kinds.ts';

/** Checks the committed files, drawn or replaced by hand. */
const fileOf = (
  id: string,
  kind: PictureKindName,
  { width, format }: { width: number; format: string },
) => path.join(artOutputFolders.pictures, id, `${kind}-${width}.${format}`);
const kilobytes = (file: string) => statSync(file).size / 1024;
const drawn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('.ts'))
    .sort();

test.each(illustratedServices)(
  'the service %s has exactly its pictures, with the widths in their names',
  async (id) => {
    const files = listPictureKindsOfService(id).flatMap((kind) =>
      pictureKinds[kind].variants.map((variant) => ({
        ...variant,
        file: fileOf(id, kind, variant),
      })),
    );
    expect(drawn(path.join(artOutputFolders.pictures, id))).toEqual(
      files.map(({ file }) => path.basename(file)).sort(),
    );
    for (const { file, width } of files) expect((await sharp(file).metadata()).width).toBe(width);
  },
);

describe.each(heroSlideServices)('the background of %s', (id) => {
  test('the hero background files stay below their size limits', () => {
    const avif = (kind: PictureKindName, width: number) =>
      kilobytes(fileOf(id, kind, { width, format: 'avif' }));
    // The page waits for the first background. The others load much later.
    const share = id === heroSlideServices[0] ? 1 : 1.8;
    expect(avif('hero-tall', 640)).toBeLessThan(18 * share);
    expect(avif('hero-tall', 828)).toBeLessThan(27 * share);
    expect(avif('hero-wide', 1920)).toBeLessThan(66 * share);
    expect(avif('hero-wide', 2560)).toBeLessThan(100 * share);
  });

  // The page darkens the wide background once more under its text, and the browser tests check AAA there.
  test.each([
    ['hero-wide', 1920, { left: 0, top: 0, width: 860, height: 1080 }, 4.5],
    ['hero-tall', 828, { left: 0, top: 0, width: 828, height: 380 }, 7],
  ] as const)('has enough contrast for text in %s', async (kind, width, part, contrast) => {
    const pixels = await sharp(fileOf(id, kind, { width, format: 'avif' }))
      .extract(part)
      .raw()
      .toBuffer();
    expect(calculateContrastRatio(darkPalette.onDeep, brightest(pixels))).toBeGreaterThan(contrast);
  });
});

test('every link preview picture exists in each language, and no other picture files exist', async () => {
  const drawnIn = [...new Set(linkPreviewPictures.map(({ language }) => language))].sort();
  expect(drawn(artOutputFolders.linkPictures)).toEqual(drawnIn);
  for (const each of drawnIn) {
    const names = linkPreviewPictures.flatMap(({ language, name }) =>
      language === each ? name : [],
    );
    expect(drawn(path.join(artOutputFolders.linkPictures, each))).toEqual(
      names.map((name) => `${name}.jpg`).sort(),
    );
  }
  for (const { language, name } of linkPreviewPictures) {
    const file = path.join(artOutputFolders.linkPictures, language, `${name}.jpg`);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(kilobytes(file)).toBeLessThan(200);
  }
});

test('the logo files exist in all icon sizes', () => {
  expect(drawn(artOutputFolders.icons)).toEqual([...logoIconNames].sort());
});

/** The brightest pixel of RGB bytes, as `#rrggbb`. */
function brightest(pixels: Buffer): string {
  let most = -1;
  let colour = '';
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const light = 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2;
    if (light <= most) continue;
    most = light;
    colour = `#${pixels.toString('hex', at, at + 3)}`;
  }
  return colour;
}
