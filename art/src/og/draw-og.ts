import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { companyTexts } from '@torsa/shared/company/company.en';
import { darkPalette } from '@torsa/shared/theme/palettes';
import { riverMark } from '@torsa/shared/theme/river-mark';
import { byNight, markShapes } from '../icons/icon-svg.ts';
import { open } from '../output/encode.ts';
import type { Picture } from '../render/finish.ts';
import type { OgPage } from './og-pages.ts';
import { textPath } from './text-path.ts';

/** What every network that shows links takes. */
const width = 1200;
const height = 630;
const left = 72;
const places = Object.values(companyTexts.offices)
  .map(({ city }) => city)
  .join(' and ');

/** Writes the picture of a link to a page: its words over its landscape. @returns the path */
export async function drawOg(page: OgPage, landscape: Picture, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${page.name}.jpg`);
  await open(landscape)
    .resize({ width, height, fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(words(page)) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
  return file;
}

function words({ kicker, title }: OgPage): string {
  const size = 68;
  const first = 330 - ((title.length - 1) * size * 1.12) / 2;
  const lines = title.map((line, row) => textPath(line, left, first + row * size * 1.12, size));
  const scale = 64 / riverMark.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g transform="translate(${left - 8} 54) scale(${scale})">${markShapes(byNight)}</g>
<path d="${textPath(kicker, left + 72, 106, 34)}" fill="${darkPalette.onDeepRiver}"/>
<path d="${lines.join('')}" fill="${darkPalette.onDeep}"/>
<path d="${textPath(places, left, height - 64, 28)}" fill="${darkPalette.onDeepMuted}"/>
</svg>`;
}
