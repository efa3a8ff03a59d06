import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFile } from './compress.ts';

test.each(['text', 'bytes é', ''])(
  '%j is stored as Brotli, as gzip and plain, in this order',
  async (text) => {
    const bytes = Buffer.from(text);
    const files = await compressFile('a/b.js', bytes, 'best');
    expect(files.map(([key]) => key)).toEqual(['a/b.js.br', 'a/b.js.gz', 'a/b.js']);
    const [br, gz, plain] = files.map(([, content]) => content);
    expect(brotliDecompressSync(br ?? '')).toEqual(bytes);
    expect(gunzipSync(gz ?? '')).toEqual(bytes);
    expect(plain).toEqual(bytes);
  },
);

test.each(['avif', 'webp', 'png', 'jpg', 'woff2'])(
  'a file of the compressed format %s is stored plain only',
  async (ending) => {
    const bytes = Buffer.from('bytes');
    expect(await compressFile(`a/b.${ending}`, bytes, 'best')).toEqual([[`a/b.${ending}`, bytes]]);
  },
);

test('compressFile compresses an SVG file', async () => {
  expect(await compressFile('a/b.svg', Buffer.from('<svg/>'), 'best')).toHaveLength(3);
});
