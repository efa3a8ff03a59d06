import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../store/security-headers.ts';
import { type Ask, serveSampleSite } from '../testing/served-site.ts';

let sample: Awaited<ReturnType<typeof serveSampleSite>>;
let ask: Ask;

beforeAll(async () => {
  sample = await serveSampleSite();
  ({ ask } = sample);
});

afterAll(() => sample.close());

describe('the security headers of the site server', () => {
  test.each<[status: number, target: string, options: Parameters<Ask>[1]]>([
    [200, '/about', {}],
    [304, '/about', {}],
    [308, '/about/', {}],
    [400, '*', {}],
    [404, '/nowhere', {}],
    [404, '/apps/gone.js', {}],
    [405, '/about', { method: 'TRACE' }],
    [417, '/about', { headers: { expect: 'nonsense' } }],
  ])(
    'the security headers are in an answer with status %i to %s',
    async (status, target, options) => {
      const { etag = '' } = status === 304 ? (await ask(target)).headers : {};
      const answer = await ask(target, etag ? { headers: { 'if-none-match': etag } } : options);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
      }
    },
  );
});

describe('the site server and request methods', () => {
  test.each(['/', '/services/anything', '/nowhere'])(
    'HEAD %s gets the headers of GET without a body',
    async (target) => {
      const head = await ask(target, { method: 'HEAD' });
      const get = await ask(target);
      expect(head.status).toBe(get.status);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.body).toHaveLength(0);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    'the method %s gets 405',
    async (method) => {
      const answer = await ask('/', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );
});

describe('the site server and paths outside the site', () => {
  test.each([
    '/../secret.txt',
    '/../../../../../../etc/passwd',
    '/apps/../../secret.txt',
    '/../site-backup/secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//../secret.txt',
    '/apps/..%2f..%2fsecret.txt',
  ])('a request for %s reads no file outside the site folder', async (target) => {
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('secret');
  });

  test('the site server sets no cache time of a year for a path that begins with /apps/ and contains ../', async () => {
    const answer = await ask('/apps/../registry.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each(['*', 'http://evil.test/', 'evil'])(
    'the request target %s is refused',
    async (target) => {
      expect((await ask(target)).status).toBe(400);
      expect((await ask('/')).status).toBe(200);
    },
  );
});
