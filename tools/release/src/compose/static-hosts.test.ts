import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { secretPageHeaders, securityHeaders } from '../store/security-headers.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { hostileSite } from '../testing/hostile/hostile-site.ts';

const linesOf = async (siteDir: string, key: string) =>
  (await readFile(path.join(siteDir, key), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

// A rule without a redirect and without a part of the request's address cannot lead to another site.
test('each rule of the file _redirects serves a fixed page and redirects no request', async () => {
  const siteDir = await hostileSite();
  const rules = (await linesOf(siteDir, siteFileKeys.redirects)).map((line) => line.split(/ {2,}/));
  expect(rules.length).toBeGreaterThan(0);
  for (const [from = '', to = '', status = '', ...more] of rules) {
    expect(['200', '404'], from).toContain(status);
    expect(to, from).toMatch(/^(\/\w+)+(\.html)?$/);
    expect(existsSync(path.join(siteDir, to.replace(/(\.html)?$/, '.html'))), to).toBe(true);
    expect(more).toEqual([]);
  }
});

test('the file _headers sets the same security headers for every path, and Referrer-Policy no-referrer for secret paths', async () => {
  const sent = new Map<string, Record<string, string>>();
  let block: Record<string, string> = {};
  for (const line of await linesOf(await hostileSite(), siteFileKeys.headers)) {
    if (line.startsWith(' ')) {
      const [name = '', ...value] = line.trim().split(': ');
      block[name] = value.join(': ');
    } else {
      block = {};
      sent.set(line, block);
    }
  }
  expect(Object.fromEntries(sent)).toEqual({
    '/apps/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/*': securityHeaders,
    '/link/:token': secretPageHeaders,
    '/bn/link/:token': secretPageHeaders,
  });
});
