import { rm } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startCanaryRelease } from '../commands/canary.ts';
import { publishBuild } from '../commands/publish.ts';
import { FolderSiteStore } from '../store/folder-store.ts';
import { securityHeaders } from '../store/security-headers.ts';
import { siteConfig, writeHost, writeRemote } from '../testing/sample-builds.ts';
import { type Ask, parseRendered, serve, serveSampleSite } from '../testing/served-site.ts';

let sample: Awaited<ReturnType<typeof serveSampleSite>>;
let ask: Ask;

beforeAll(async () => {
  sample = await serveSampleSite();
  ({ ask } = sample);
});

afterAll(() => sample.close());

describe('the site server: pages', () => {
  test.each(['/', '/about', '/about?from=mail'])(
    'a request for %s gets the document of the page',
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      });
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
      }
      expect(parseRendered(answer)).toMatchObject({ subject: { path: target.split('?')[0] } });
    },
  );

  test.each([
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/bn/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
  ])(
    'the file %s is in the root folder, and clients revalidate it at each request',
    async (target, type) => {
      const answer = await ask(target, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      });
    },
  );

  test('the site server sends the shell document for a path that matches a route pattern and has no document', async () => {
    const answer = await ask('/services/anything');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(parseRendered(answer)).toMatchObject({ subject: { kind: 'shell' } });
  });

  test('the site server sends Referrer-Policy no-referrer for a page with a secret path', async () => {
    for (const target of ['/link/a-b_c', '/bn/link/a-b_c']) {
      const { status, headers } = await ask(target);
      expect([status, headers['referrer-policy']], target).toEqual([200, 'no-referrer']);
    }
  });

  test('the site server sends the shell document for a path that only a canary release has', async () => {
    const next = await writeRemote(sample.folder, 'marketing', { '/': 'you', '/news/:id': 'news' });
    await startCanaryRelease(sample.site, { app: 'marketing', percent: 5, from: { dir: next } });
    expect((await ask('/news/today')).status).toBe(200);
    expect(parseRendered(await ask('/news/today'))).toMatchObject({ subject: { kind: 'shell' } });
    expect((await ask('/services/anything')).status).toBe(200);
  });

  test.each([
    '/nowhere',
    '/about/deeper',
    '/services',
    '/services/a/b',
    '/services/icon.png',
    '/404',
    '/shell',
    '/index',
    '//about',
    '/registry',
    '/missing.js',
    '/%E0%A4%A',
    '/%00',
    '/.git/config',
    '/.store/lock/1',
  ])('a request for %s gets the 404 page', async (target) => {
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(parseRendered(answer)).toMatchObject({ subject: { kind: 'notFound' } });
  });

  test.each(['/apps/marketing', '/apps/marketing/files/old.js'])(
    'the missing file %s gets a plain 404',
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toContain('text/plain');
    },
  );

  test('the site server sends the new documents immediately after a publish', async () => {
    await sample.site.write('later/index.html', Buffer.from('"later"'));
    expect(parseRendered(await ask('/later'))).toBe('later');
    await rm(path.join(sample.site.root, 'later'), { recursive: true });
    expect((await ask('/later')).status).toBe(404);
  });
});

describe('the site server: trailing slashes', () => {
  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about/?from=mail', '/about?from=mail'],
    ['/nowhere/deeper/', '/nowhere/deeper'],
    ['/services/%E0%A6%85/', '/services/%E0%A6%85'],
  ])('a request for %s redirects to %s', async (target, location) => {
    const answer = await ask(target);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  test.each([
    '/%5Cevil.test/',
    '/%09/evil.test/',
    '/x%0DSet-Cookie:%20a=b/',
    '/a%2Fb/',
    '//about/',
  ])('a request for %s gets 404 without a redirect', async (target) => {
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  test.each([
    '//evil.test/',
    '//evil.test//',
    '///evil.test/',
    '/\\evil.test/',
    '/.//evil.test/',
    '/a/..//evil.test/',
    '/%2e//evil.test/',
    '//evil.test/%2f..//',
    '//user@evil.test:80/',
    '//',
    '///?x',
    '//[',
    '//evil.test:port/',
  ])('a request for %s does not redirect to another site', async (target) => {
    const { status, headers } = await ask(target);
    if (status === 308) {
      const { origin } = new URL(headers.location ?? '', 'http://site.test/deep/');
      expect(origin).toBe('http://site.test');
    }
    expect([200, 308, 404]).toContain(status);
  });
});

describe('the site server: an incomplete site', () => {
  async function serveFolder() {
    const root = await tempFolder();
    const server = await serve(root);
    onTestFinished(server.close);
    return { ...server, site: new FolderSiteStore(root) };
  }

  test.each(['/', '/about', '/x.js'])(
    'a request for %s gets 503 before the first publish',
    async (target) => {
      const empty = await serveFolder();
      const answer = await empty.ask(target);
      expect(answer.status).toBe(503);
      expect(answer.body.toString()).toBe('Nothing is published here yet.\n');
    },
  );

  test("the site server answers 503 when the site's folder is missing", async () => {
    const server = await serve(path.join(await tempFolder(), 'none'));
    onTestFinished(server.close);
    expect((await server.ask('/')).status).toBe(503);
  });

  test('the site server reports an invalid registry and continues to run', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => report.mockRestore());
    const broken = await serveFolder();
    await broken.site.write('index.html', Buffer.from('home'));
    await broken.site.write('404.html', Buffer.from('not found'));
    await broken.site.write('registry.json', Buffer.from('{"host":{}}'));
    expect((await broken.ask('/services/x')).status).toBe(500);
    expect(String(report.mock.calls[0]?.[0])).toContain('host.live is missing');
    await broken.site.write('registry.json', Buffer.from('x'));
    expect((await broken.ask('/services/x')).status).toBe(500);
    expect((await broken.ask('/')).body.toString()).toBe('home');
  });
});

test('the site server sends the documents, shell and 404 page of the language in the path', async () => {
  const folder = await tempFolder();
  const store = new FolderSiteStore(path.join(folder, 'site'));
  const pages = { '/': 'you', '/about': 'all', '/services/:id': 'service' };
  const marketing = await writeRemote(folder, 'marketing', pages);
  await publishBuild(store, [await writeHost(folder), marketing], { siteConfig });
  const served = await serve(store.root);
  onTestFinished(served.close);

  const expected: readonly [target: string, status: number, document: object][] = [
    ['/about', 200, { language: 'en', subject: { kind: 'page', path: '/about' } }],
    ['/bn/about', 200, { language: 'bn', subject: { kind: 'page', path: '/about' } }],
    ['/bn', 200, { language: 'bn', subject: { kind: 'page', path: '/' } }],
    ['/bn/services/anything', 200, { language: 'bn', subject: { kind: 'shell' } }],
    ['/services/anything', 200, { language: 'en', subject: { kind: 'shell' } }],
    ['/bn/nowhere', 404, { language: 'bn', subject: { kind: 'notFound' } }],
    ['/nowhere', 404, { language: 'en', subject: { kind: 'notFound' } }],
    ['/bnx', 404, { language: 'en', subject: { kind: 'notFound' } }],
  ];
  for (const [target, status, document] of expected) {
    const answer = await served.ask(target);
    expect(answer.status, target).toBe(status);
    expect(parseRendered(answer), target).toMatchObject(document);
  }
  expect((await served.ask('/bn/?from=mail')).headers.location).toBe('/bn?from=mail');
});
