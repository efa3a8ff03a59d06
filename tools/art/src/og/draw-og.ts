import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { localize, type ValuesByLanguage } from '@torsa/shared/i18n/languages';
import { darkPalette } from '@torsa/shared/theme/palettes';
import { pictureFadeColor } from '@torsa/shared/theme/picture-fade-color';
import { companyLogoPaths } from '@torsa/shared/theme/river-mark';
import sharp from 'sharp';
import { darkWaterColours, renderLogoShapes } from '../icons/icon-svg.ts';
import { artOutputFolders } from '../output/folders.ts';
import type { LinkPreviewPicture } from './og-pages.ts';
import { convertTextToSvgPath } from './text-path.ts';

/** The size in pixels that every social network accepts for link preview pictures. */
const width = 1200;
const height = 630;
const left = 72;
const size = 68;

/** The line height of a title, as a multiple of the font size. Bengali has signs above and below the letters. */
const lineHeights: ValuesByLanguage<number> = { en: 1.12, bn: 1.34 };

/** The largest file of the picture kind `banner`, which shows the whole landscape. */
const landscapeFile = 'banner-2000.avif';

/** Writes the link preview picture of a page: the page's text over a landscape picture. @returns the file path. */
export async function drawLinkPreviewPicture(page: LinkPreviewPicture): Promise<string> {
  const file = path.join(artOutputFolders.linkPictures, page.language, `${page.name}.jpg`);
  await mkdir(path.dirname(file), { recursive: true });
  await sharp(path.join(artOutputFolders.pictures, page.landscape, landscapeFile))
    .resize({ width, height, fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(words(page)) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
  return file;
}

function words({ language, kicker, title, places }: LinkPreviewPicture): string {
  const step = size * localize(language, lineHeights);
  const first = 330 - ((title.length - 1) * step) / 2;
  const lines = title.map((line, row) =>
    convertTextToSvgPath(line, left, first + row * step, size),
  );
  const scale = 64 / companyLogoPaths.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="calm"><stop offset="0.42" stop-color="${pictureFadeColor}" stop-opacity="0.7"/><stop offset="0.52" stop-color="${pictureFadeColor}" stop-opacity="0.45"/><stop offset="0.64" stop-color="${pictureFadeColor}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#calm)"/>
<g transform="translate(${left - 8} 54) scale(${scale})">${renderLogoShapes(darkWaterColours)}</g>
<path d="${convertTextToSvgPath(kicker, left + 72, 106, 34)}" fill="${darkPalette.onDeepRiver}"/>
<path d="${lines.join('')}" fill="${darkPalette.onDeep}"/>
<path d="${convertTextToSvgPath(places, left, height - 64, 28)}" fill="${darkPalette.onDeepMuted}"/>
</svg>`;
}
