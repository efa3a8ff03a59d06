import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteFontFaces } from './faces.ts';
import { createFontFiles, formatLicenceFileName, hostFontsDir } from './make-fonts.ts';

const inHost = (name: string) => readFile(path.join(hostFontsDir, name));

// Compression takes seconds.
test("the host application's font files equal the output of npm run fonts byte for byte", {
  timeout: 60_000,
}, async () => {
  for (const [name, bytes] of await createFontFiles()) {
    expect(bytes.equals(await inHost(name)), `${name}: run "npm run fonts"`).toBe(true);
  }
});

test('the host application has no other font files, and each font has its licence file', async () => {
  const names = await readdir(hostFontsDir);
  const fonts = names.filter((name) => name.endsWith('.woff2'));
  expect(fonts.sort()).toEqual(
    Object.keys(siteFontFaces)
      .map((name) => `${name}.woff2`)
      .sort(),
  );
  for (const { licence } of Object.values(siteFontFaces)) {
    const text = await inHost(formatLicenceFileName(licence));
    expect(text.toString()).toContain('SIL Open Font License, Version 1.1');
  }
});

test('the font files of an English page are within their size limit', async () => {
  for (const name of ['tiro-bangla-latin', 'anek-bangla-latin']) {
    expect((await inHost(`${name}.woff2`)).length, name).toBeLessThanOrEqual(25_000);
  }
  expect((await inHost('bengali-name.woff2')).length).toBeLessThanOrEqual(3_000);
});
