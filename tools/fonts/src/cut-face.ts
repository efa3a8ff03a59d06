/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { SiteFontFace } from './faces.ts';

/** Subsets a font to the characters of the site. @param targetFormat `woff2` for browsers, `sfnt` for measuring. */
export async function subsetFontFace(
  face: SiteFontFace,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const [lightest, heaviest] = face.weight;
  return subsetFont(await readFile(new URL(face.source)), face.characters, {
    targetFormat,
    keepFeatures: face.features,
    // Removes the font's hinting, because current browsers render letters of the site's sizes well without it.
    noHinting: true,
    variationAxes:
      heaviest === undefined ? {} : { wght: { min: lightest, max: heaviest, default: lightest } },
  });
}
