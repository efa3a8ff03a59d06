import { cutFace } from '@torsa/fonts/cut-face';
import { type FaceName, faces } from '@torsa/fonts/faces';
import { openFace, shapeText } from '@torsa/fonts/measure-face';

type OpenFont = Awaited<ReturnType<typeof openFont>>;

/** The site's faces for headings. What both have, a space for one, is the same in both. */
const fonts = await Promise.all([openFont('tiro-bangla-latin'), openFont('tiro-bangla-bengali')]);

/**
 * Words as an SVG path, so that no machine needs the fonts. The first letter starts at x, the letters stand on y.
 * HarfBuzz shapes them: Bengali joins its consonants, and writes some vowels before the consonant that they follow.
 *
 * @throws if the fonts lack one of the characters
 */
export function textPath(words: string, x: number, y: number, size: number): string {
  const path: string[] = [];
  let start = x;
  for (const { from, text } of runsOf(words)) {
    const scale = size / from.unitsPerEm;
    for (const glyph of shapeText(from.font, text)) {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      for (const { type, values } of from.font.glyphToJson(id)) {
        // A font's y points up, a picture's down.
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

/** The words in parts of one font each. */
function runsOf(words: string): readonly Run[] {
  const runs: Run[] = [];
  for (const character of words) {
    const from = fonts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
    if (!from) throw new Error(`The fonts have no “${character}” for “${words}”.`);
    const last = runs.at(-1);
    if (last?.from === from) last.text += character;
    else runs.push({ from, text: character });
  }
  return runs;
}

async function openFont(name: FaceName) {
  const { face, font } = openFace(await cutFace(faces[name], 'sfnt'));
  return { font, unitsPerEm: face.upem, characters: new Set<number>(face.collectUnicodes()) };
}
