import { subsetFontFace } from '@torsa/fonts/cut-face';
import { type FontFaceName, siteFontFaces } from '@torsa/fonts/faces';
import { openFontFace, shapeTextToGlyphs } from '@torsa/fonts/measure-face';

type OpenFont = Awaited<ReturnType<typeof openFont>>;

/** The site's heading fonts for Latin and Bengali letters. */
const fonts = await Promise.all([openFont('tiro-bangla-latin'), openFont('tiro-bangla-bengali')]);

/**
 * Converts a text to an SVG path, so that the drawing does not depend on installed fonts.
 * @param x the left edge of the text.
 * @param y the baseline of the text.
 * @throws if the fonts lack a character.
 */
export function convertTextToSvgPath(words: string, x: number, y: number, size: number): string {
  const path: string[] = [];
  let start = x;
  for (const { from, text } of runsOf(words)) {
    const scale = size / from.unitsPerEm;
    for (const glyph of shapeTextToGlyphs(from.font, text)) {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      for (const { type, values } of from.font.glyphToJson(id)) {
        // Flips the y axis, because it points up in a font and down in an SVG picture.
        const points = values.map((value, at) =>
          at % 2 === 0 ? start + (xOffset + value) * scale : y - (yOffset + value) * scale,
        );
        path.push(type + points.map((point) => point.toFixed(1)).join(' '));
      }
      start += xAdvance * scale;
    }
  }
  return path.join('');
}

interface Run {
  readonly from: OpenFont;
  text: string;
}

/** Splits a text into segments that each use one font. */
function runsOf(words: string): readonly Run[] {
  const runs: Run[] = [];
  for (const character of words) {
    const from = fonts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
    if (!from)
      throw new Error(
        `The heading fonts lack the character “${character}” in the text “${words}”.`,
      );
    const last = runs.at(-1);
    if (last?.from === from) last.text += character;
    else runs.push({ from, text: character });
  }
  return runs;
}

async function openFont(name: FontFaceName) {
  const { face, font } = openFontFace(await subsetFontFace(siteFontFaces[name], 'sfnt'));
  return { font, unitsPerEm: face.upem, characters: new Set<number>(face.collectUnicodes()) };
}
