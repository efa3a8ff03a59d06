import { readdir, readlink, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFileKeys } from '../store/site-keys.ts';
import { type Ask, serveSampleSite } from '../testing/served-site.ts';

/** The number of times that this process has a file open. */
async function openFiles(file: string): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const files = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return files.filter((one) => one === file).length;
}

let sample: Awaited<ReturnType<typeof serveSampleSite>>;
let ask: Ask;

beforeAll(async () => {
  sample = await serveSampleSite();
  ({ ask } = sample);
});

afterAll(() => sample.close());

describe('the site server: files', () => {
  test('the site server sends files of an app with a cache time of a year', async () => {
    const answer = await ask(sample.entry);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('code of remote.js for marketing');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test.each(['/registry.json', '/site-config.json'])(
    '%s is revalidated at each request',
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'text files are sent as %s to clients that accept it',
    async (encoding, decompress) => {
      for (const target of [sample.entry, '/about']) {
        const answer = await ask(target, { headers: { 'accept-encoding': encoding } });
        const plain = await ask(target);
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
        expect(answer.headers['cache-control']).toBe(plain.headers['cache-control']);
        expect(decompress(answer.body)).toEqual(plain.body);
        expect(plain.headers['content-encoding']).toBeUndefined();
      }
    },
  );

  test.each([
    ['a.avif', 'image/avif'],
    ['a.webp', 'image/webp'],
    ['a.png', 'image/png'],
    ['a.svg', 'image/svg+xml'],
    ['a.ico', 'image/x-icon'],
    ['a.woff2', 'font/woff2'],
  ])('the app file %s has the media type %s and a cache time of a year', async (name, type) => {
    const key = siteFileKeys.browserFile('marketing', name);
    await sample.site.write(key, Buffer.from('bytes'));
    const { headers } = await ask(`/${key}`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('the site server sends the shell document and the 404 page compressed', async () => {
    for (const target of ['/services/anything', '/nowhere']) {
      const answer = await ask(target, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(answer.body)).toEqual((await ask(target)).body);
    }
  });

  test('the site server sends the new bytes of a changed file that has the same length', async () => {
    for (const text of ['"1"', '"2"', '"3"']) {
      await sample.site.write('news/index.html', Buffer.from(text));
      const { body, headers } = await ask('/news');
      expect(body.toString()).toBe(text);
      const again = await ask('/news', { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status).toBe(304);
    }
    await rm(path.join(sample.site.root, 'news'), { recursive: true });
  });

  test('the site server sends the same ETag for equal content, at any path and at any time', async () => {
    const write = (name: string, text: string) =>
      sample.site.write(siteFileKeys.browserFile('marketing', name), Buffer.from(text));
    const etagOf = async (name: string) =>
      (await ask(`/${siteFileKeys.browserFile('marketing', name)}`)).headers.etag;
    await write('a.html', 'text');
    await write('b.html', 'text');
    const etag = await etagOf('a.html');
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(await etagOf('b.html')).toBe(etag);
    await utimes(sample.site.pathOf(siteFileKeys.browserFile('marketing', 'a.html')), 1, 1);
    expect(await etagOf('a.html')).toBe(etag);
    await write('a.html', 'tent');
    expect(await etagOf('a.html')).not.toBe(etag);
  });

  test('the site server sends a large file completely', async () => {
    const large = Buffer.alloc(5_000_000, 'x');
    await sample.site.write('apps/marketing/large.js', large);
    for (let times = 0; times < 2; times++) {
      const answer = await ask('/apps/marketing/large.js');
      expect(answer.headers['content-length']).toBe(String(large.length));
      expect(answer.body.equals(large)).toBe(true);
    }
    await rm(path.join(sample.site.root, 'apps/marketing/large.js'));
  });

  test.skipIf(process.platform !== 'linux')('an aborted download closes its file', async () => {
    const key = 'apps/marketing/large.js';
    await sample.site.write(key, Buffer.alloc(20_000_000));
    for (let times = 0; times < 5; times++) await sample.abort(`/${key}`);
    await expect.poll(() => openFiles(sample.site.pathOf(key))).toBe(0);
    await rm(sample.site.pathOf(key));
  });

  test.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['BR; Q=0.000 , gzip;q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0.001', 'br'],
    ['x-br, brotli', undefined],
    ['*;q=0', undefined],
  ])('a client with Accept-Encoding %s gets %s', async (accepted, encoding) => {
    const answer = await ask('/about', { headers: { 'accept-encoding': accepted } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  test('the site server sends the brotli form to a client that accepts brotli and gzip', async () => {
    const answer = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('the site server answers with status 304 if the client has the current version of a file', async () => {
    const { headers } = await ask('/about');
    const again = await ask('/about', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });
});
