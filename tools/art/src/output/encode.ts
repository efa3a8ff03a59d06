import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../render/finish.ts';

/** One file of a picture. */
export interface Variant {
  readonly width: number;
  readonly format: 'avif' | 'webp';
}

export interface Quality {
  readonly avif: number;
  readonly webp: number;
}

function open({ width, height, data }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Writes `<file>-<width>.<format>` for every variant. @returns the paths */
export async function writeVariants(
  picture: Picture,
  file: string,
  variants: readonly Variant[],
  quality: Quality,
): Promise<readonly string[]> {
  await mkdir(path.dirname(file), { recursive: true });
  const written: string[] = [];
  for (const { width, format } of variants) {
    const to = `${file}-${width}.${format}`;
    const image = open(picture).resize({ width, kernel: 'lanczos3' });
    await (format === 'avif'
      ? image.avif({ quality: quality.avif, effort: 4 })
      : image.webp({ quality: quality.webp, effort: 6, smartSubsample: true })
    ).toFile(to);
    written.push(to);
  }
  return written;
}
