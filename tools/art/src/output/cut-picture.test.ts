import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { calculateContrastRatio } from '@torsa/shared/theme/contrast';
import { darkPalette } from '@torsa/shared/theme/palettes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runArtCommand } from '../draw-art.ts';
import { writePictureVariants } from './cut-picture.ts';
import {
  type IllustratedService,
  listPictureKindsOfService,
  minSourcePictureSize,
  pictureKinds,
} from './picture-kinds.ts';

/**
 * A white picture with a black edge at the bottom, in a new folder. Cameras may store it rotated, with an orientation
 * tag.
 */
async function givenPicture(
  { width, height }: { readonly width: number; readonly height: number },
  isOnItsSide = false,
) {
  const folder = await tempFolder();
  const file = path.join(folder, 'white.jpg');
  const white = { width, height: height * 0.75, channels: 3, background: '#fff' } as const;
  const edge = { bottom: height * 0.25, background: '#000' };
  const seen = await sharp({ create: white }).extend(edge).png().toBuffer();
  await sharp(seen)
    .rotate(isOnItsSide ? 270 : 0)
    .withMetadata({ orientation: isOnItsSide ? 6 : 1 })
    .jpeg()
    .toFile(file);
  return { file, folder: path.join(folder, 'service') };
}

/** The colour of one pixel of a file. */
async function colourAt(file: string, left: number, top: number): Promise<string> {
  const pixel = sharp(file).extract({ left, top, width: 1, height: 1 });
  return `#${(await pixel.raw().toBuffer()).toString('hex')}`;
}

/** Cuts a picture of a service and checks that every file of the pages exists. @returns their folder. */
async function cut(service: IllustratedService, isOnItsSide: boolean): Promise<string> {
  const { file, folder } = await givenPicture(minSourcePictureSize, isOnItsSide);
  const written = await writePictureVariants(service, file, folder, { avif: 0, webp: 0 });
  const wanted = listPictureKindsOfService(service).flatMap((kind) =>
    pictureKinds[kind].variants.map(({ width, format }) => `${kind}-${width}.${format}`),
  );
  expect(written.map((each) => path.basename(each))).toEqual(wanted);
  expect((await readdir(folder)).sort()).toEqual([...wanted].sort());
  const card = path.join(folder, 'card-640.webp');
  const { width, height } = await sharp(card).metadata();
  expect([width, height]).toEqual([640, 427]);
  expect(await colourAt(card, 20, 20)).toBe('#ffffff');
  expect(await colourAt(card, 20, 400)).toBe('#000000');
  return folder;
}

test('cropping a rotated photo creates all upright picture files, which are dark only behind text', async () => {
  const folder = await cut('apps', true);
  const wide = path.join(folder, 'hero-wide-1280.webp');
  const tall = path.join(folder, 'hero-tall-640.webp');
  for (const text of [await colourAt(wide, 570, 400), await colourAt(tall, 300, 290)]) {
    expect(calculateContrastRatio(darkPalette.onDeep, text)).toBeGreaterThan(7);
  }
  expect(await colourAt(wide, 860, 400)).toBe('#ffffff');
  expect(await colourAt(tall, 300, 590)).toBe('#ffffff');
});

test('cropping creates no hero picture for a service that is not on the home page', async () => {
  expect(listPictureKindsOfService('marketing-site')).toEqual(['card', 'banner']);
  // Encoding pictures takes long.
  if (isExhaustive) await cut('marketing-site', false);
});

test('cropping an invalid picture throws and writes no file', async () => {
  const { file, folder } = await givenPicture({ width: minSourcePictureSize.width, height: 1000 });
  await expect(runArtCommand(['picture', 'appz', file])).rejects.toThrow(
    'There is no service appz.',
  );
  await expect(runArtCommand(['picture', 'apps'])).rejects.toThrow('Usage: npm run art');
  await expect(writePictureVariants('apps', file, folder)).rejects.toThrow('2560 × 1000 pixels');
  const words = path.join(path.dirname(file), 'words.txt');
  await expect(writePictureVariants('apps', words, folder)).rejects.toThrow(
    'words.txt cannot be read',
  );
  await writeFile(words, 'no picture');
  await expect(writePictureVariants('apps', words, folder)).rejects.toThrow(
    'words.txt cannot be read',
  );
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});
