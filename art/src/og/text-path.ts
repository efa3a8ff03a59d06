import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type PathCommand } from 'opentype.js';

const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff'),
);
const { buffer } = new Uint8Array(readFileSync(fontFile));
const font = opentype.parse(buffer);

/** Words as an SVG path, so that no machine needs the font. The first letter starts at x, the letters stand on y. */
export function textPath(words: string, x: number, y: number, size: number): string {
  const { commands } = font.getPath(words, x, y, size, { kerning: true });
  // The library's own toPathData writes NaN for some of its curves (2.0.0).
  return commands.map(write).join('');
}

function write(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${points(command.x, command.y)}`;
    case 'Q':
      return `Q${points(command.x1, command.y1, command.x, command.y)}`;
    case 'C':
      return `C${points(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case 'Z':
      return 'Z';
  }
}

const points = (...values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ');
