import { Blob, Font, Face as FontFace, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

export interface FaceMeasures {
  /** All in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly textWidth: number;
}

/** How a font sets a text in a weight. @param sfnt the font's bytes, not compressed */
export function measureFace(sfnt: Uint8Array, weight: number, text: string): FaceMeasures {
  const face = new FontFace(new Blob(new Uint8Array(sfnt).buffer));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  const { ascender, descender } = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    textWidth: advances.reduce((sum, advance) => sum + advance, 0) / face.upem,
  };
}
