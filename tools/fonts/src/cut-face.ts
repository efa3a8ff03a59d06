/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Face } from './faces.ts';

/** The part of a font that the site shows. @param targetFormat `woff2` for browsers, `sfnt` to measure it */
export async function cutFace(face: Face, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const [lightest, heaviest] = face.weight;
  return subsetFont(await readFile(new URL(face.source)), face.characters, {
    targetFormat,
    keepFeatures: face.features,
    // Browsers of today draw letters of these sizes without them.
    noHinting: true,
    variationAxes:
      heaviest === undefined ? {} : { wght: { min: lightest, max: heaviest, default: lightest } },
  });
}
