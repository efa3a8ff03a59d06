import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatUnicodeRange } from './characters.ts';
import { subsetFontFace } from './cut-face.ts';
import { type SiteFontFace, siteFontFaces } from './faces.ts';
import { type FallbackFont, fallbackFonts, fallbackSampleText } from './fallbacks.ts';
import { measureFontFace } from './measure-face.ts';

/** The folder of the host application's fonts. */
export const hostFontsDir = path.resolve(import.meta.dirname, '../../../host/src/fonts');

/** The command `npm run fonts` writes the font files and their @font-face rules. */
export async function writeHostFontFiles(): Promise<void> {
  await mkdir(hostFontsDir, { recursive: true });
  for (const [name, bytes] of await createFontFiles()) {
    await writeFile(path.join(hostFontsDir, name), bytes);
    console.log(`${name}  ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}

/**
 * Creates the font files.
 * @returns their bytes by file name.
 */
export async function createFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, face] of Object.entries<SiteFontFace>(siteFontFaces)) {
    files.set(`${name}.woff2`, await subsetFontFace(face, 'woff2'));
  }
  for (const source of new Set(Object.values(siteFontFaces).map(({ licence }) => licence))) {
    files.set(formatLicenceFileName(source), await readFile(new URL(source)));
  }
  const description = {
    faces: Object.fromEntries(
      Object.entries<SiteFontFace>(siteFontFaces).map(([name, face]) => [name, describeFace(face)]),
    ),
    fallbacks: await Promise.all(fallbackFonts.map(describeFallback)),
  };
  return files.set('faces.json', Buffer.from(`${JSON.stringify(description, null, 2)}\n`));
}

/** Returns the file name of a font's licence, such as `tiro-bangla-licence.txt`. */
export function formatLicenceFileName(source: string): string {
  return `${path.basename(path.dirname(source))}-licence.txt`;
}

function describeFace({ family, weight, characters }: SiteFontFace) {
  return { family, weight: weight.join(' '), unicodeRange: formatUnicodeRange(characters) };
}

/** Adjusts the metrics of a fallback font, so that text takes the same space as in the site's own font. */
async function describeFallback({ family, of, weight, local, sampleWidth }: FallbackFont) {
  const measures = measureFontFace(
    await subsetFontFace(siteFontFaces[of], 'sfnt'),
    weight,
    fallbackSampleText,
  );
  const size = measures.textWidth / sampleWidth;
  return {
    family,
    weight: String(weight),
    local: local.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: percent(size),
    ascentOverride: percent(measures.ascent / size),
    descentOverride: percent(measures.descent / size),
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
