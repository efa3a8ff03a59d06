import {
  Font,
  Blob as FontBlob,
  Face as FontFace,
  shape,
  Buffer as TextBuffer,
  Variation,
} from 'harfbuzzjs';

export interface FontFaceMetrics {
  /** The measurements of a font. All values are in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly textWidth: number;
}

/** Measures a font at one weight with a sample text. @param sfnt the font's uncompressed bytes. */
export function measureFontFace(sfnt: Uint8Array, weight: number, text: string): FontFaceMetrics {
  const { face, font } = openFontFace(sfnt);
  font.setVariations([new Variation('wght', weight)]);
  const advances = shapeTextToGlyphs(font, text).map(({ xAdvance = 0 }) => xAdvance);
  const { ascender, descender } = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    textWidth: advances.reduce((sum, advance) => sum + advance, 0) / face.upem,
  };
}

/** Opens a font for measuring. @param sfnt the font's uncompressed bytes. */
export function openFontFace(sfnt: Uint8Array) {
  const face = new FontFace(new FontBlob(new Uint8Array(sfnt).buffer));
  return { face, font: new Font(face) };
}

/** Returns the glyphs of a text and their advance widths. */
export function shapeTextToGlyphs(font: Font, text: string) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
