import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder.ts';
import { SiteFolder } from './site-folder.ts';
import { writeCompressed } from './write-compressed.ts';

test.each(['text', Buffer.from('bytes é'), ''])(
  '%j is there plain, as brotli and as gzip',
  async (text) => {
    const site = new SiteFolder(await tempFolder());
    await writeCompressed(site, 'a/b.js', text);
    const bytes = Buffer.from(text);
    const read = async (key: string) => (await site.read(key)) ?? Buffer.from('missing');
    expect(await read('a/b.js')).toEqual(bytes);
    expect(brotliDecompressSync(await read('a/b.js.br'))).toEqual(bytes);
    expect(gunzipSync(await read('a/b.js.gz'))).toEqual(bytes);
  },
);
