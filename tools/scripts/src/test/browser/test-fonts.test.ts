import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, test } from 'vitest';
import { writeTestFonts } from './test-fonts.ts';

test('a browser finds the test fonts in a folder with any characters in its name', async () => {
  const folder = path.join(await tempFolder(), 'é & <কাজ>');
  const file = await writeTestFonts(folder);
  expect(await readFile(file, 'utf8')).toContain(`${path.dirname(folder)}/é &amp; &lt;কাজ></dir>`);
  const font = await readFile(path.join(folder, 'Arimo-Regular.ttf'));
  // The first bytes of a TrueType file. A WOFF2 file begins with `wOF2`.
  expect(font.readUInt32BE(0)).toBe(0x00010000);
});
