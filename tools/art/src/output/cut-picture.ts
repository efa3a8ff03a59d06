import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { pictureFadeColor } from '@torsa/shared/theme/picture-fade-color';
import sharp, { type Sharp } from 'sharp';
import {
  type IllustratedService,
  listPictureKindsOfService,
  minSourcePictureSize,
  type PictureKind,
  pictureKinds,
} from './picture-kinds.ts';

/** The encoding effort for each image format. A higher effort makes smaller files but takes longer. */
interface EncodingEffort {
  readonly avif: number;
  readonly webp: number;
}

const publishedEffort: EncodingEffort = { avif: 4, webp: 6 };

/**
 * Crops and encodes a source picture into the files that the service's pages show. @param folder the service's output
 * folder. @param effort less effort makes larger files, in tests. @returns the file paths. @throws {CommandError} if
 * the source is not a picture or is too small.
 */
export async function writePictureVariants(
  service: IllustratedService,
  file: string,
  folder: string,
  effort = publishedEffort,
): Promise<readonly string[]> {
  await refuseSmaller(file);
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const name of listPictureKindsOfService(service)) {
    const picture = sharp(file).autoOrient();
    files.push(...(await writeKind(picture, path.join(folder, name), pictureKinds[name], effort)));
  }
  return files;
}

async function refuseSmaller(file: string): Promise<void> {
  const { autoOrient: size } = await sharp(file)
    .metadata()
    .catch((cause: Error) => {
      throw new CommandError(
        `${file} cannot be read as a picture: ${cause.message}. Use a JPEG, PNG, WebP or AVIF file.`,
        { cause },
      );
    });
  if (size.width >= minSourcePictureSize.width && size.height >= minSourcePictureSize.height)
    return;
  throw new CommandError(
    `${file} is too small: it has ${size.width} × ${size.height} pixels, but needs at least ${minSourcePictureSize.width} × ${minSourcePictureSize.height}.`,
  );
}

/** Crops the picture once, so that the files of all widths show the same region. */
async function writeKind(
  picture: Sharp,
  file: string,
  { shape: [across, down], variants, calm, ...quality }: PictureKind,
  effort: EncodingEffort,
): Promise<readonly string[]> {
  const sizeAt = (width: number) => ({ width, height: Math.round((width * down) / across) });
  const largest = sizeAt(Math.max(...variants.map(({ width }) => width)));
  const part = await picture
    .resize({ ...largest, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: pictureFadeColor })
    .composite(calm ? [{ input: Buffer.from(water(largest, calm)) }] : [])
    .removeAlpha()
    .raw()
    .toBuffer();
  return Promise.all(
    variants.map(async ({ width, format }) => {
      const to = `${file}-${width}.${format}`;
      await sharp(part, { raw: { ...largest, channels: 3 } })
        .resize({ ...sizeAt(width), fit: 'fill' })
        .toFormat(format, {
          quality: quality[format],
          effort: effort[format],
          ...(format === 'webp' && { smartSubsample: true }),
        })
        .toFile(to);
      return to;
    }),
  );
}

/**
 * The darkest overlay lets 10 % of the picture's light through, so that white text is readable over a white picture.
 */
function water(
  { width, height }: { readonly width: number; readonly height: number },
  [side, sunken, clear]: NonNullable<PictureKind['calm']>,
): string {
  const along = side === 'left' ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="calm" ${along}><stop offset="${sunken}" stop-color="${pictureFadeColor}" stop-opacity="0.9"/><stop offset="${clear}" stop-color="${pictureFadeColor}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#calm)"/>
</svg>`;
}
