/// <reference path="./fontverter.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { convert } from 'fontverter';

interface TestFont {
  /** The URL of the font file. */
  readonly source: string;
  /** The PostScript name of the font. */
  readonly name: string;
  /** The PostScript name of the system font with the same glyph widths, which the site's CSS uses as fallback. */
  readonly standsFor: string;
}

const testFonts: readonly TestFont[] = [
  {
    source: import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
    name: 'Arimo-Regular',
    standsFor: 'LiberationSans',
  },
  {
    source: import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
    name: 'Arimo-Bold',
    standsFor: 'LiberationSans-Bold',
  },
  {
    source: import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff2'),
    name: 'Tinos-Regular',
    standsFor: 'LiberationSerif',
  },
];

/**
 * Writes the test fonts into a folder. With the returned file as `FONTCONFIG_FILE`, a browser on Linux has only these
 * fonts.
 */
export async function writeTestFonts(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const { source, name } of testFonts) {
    const font = await readFile(new URL(source));
    await writeFile(path.join(folder, `${name}.ttf`), await convert(font, 'sfnt'));
  }
  const file = path.join(folder, 'fonts.conf');
  await writeFile(file, fontConfig(folder));
  return file;
}

function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${escapeXml(folder)}</dir>
<cachedir>${escapeXml(path.join(folder, 'cache'))}</cachedir>
${testFonts.map(renamed).join('\n')}
<alias><family>serif</family><prefer><family>Tinos</family></prefer></alias>
<alias><family>sans-serif</family><prefer><family>Arimo</family></prefer></alias>
</fontconfig>
`;
}

function renamed({ name, standsFor }: TestFont): string {
  return `<match target="scan">
<test name="postscriptname"><string>${name}</string></test>
<edit name="postscriptname"><string>${standsFor}</string></edit>
</match>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
