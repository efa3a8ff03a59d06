import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '@torsa/release/store/compress';
import { measurePageLoad } from '../support/page-load/measure-load.ts';
import type { RecordedRequest } from '../support/page-load/record-requests.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/**
 * Bytes and requests until a page is interactive; they are the same on every machine. One request is the 1.7 KB font
 * for the name of the other language, which a phone shows in its bar. Each page's scripts include session sharing
 * between tabs, the return path after a login, and 0.3 KB for documents that translators and extensions change.
 */
const budgets = {
  // These two figures are also in the text of /about.
  '/': { jsBytes: 125_800, requests: 12 },
  '/services/ai-tool': { jsBytes: 126_700, requests: 9 },
  // The contact form contains the result of the last attempt, the privacy note, drafts per person and tab, and
  // normalisation of the text.
  '/contact': { jsBytes: 132_000, requests: 8 },
  // The remote's entry lists the hashed files of each other page of auth.
  '/auth/login': { jsBytes: 128_700, requests: 8 },
} as const;

// One worker runs all tests, because the pages share scripts whose compression takes most of the time.
test.describe.configure({ mode: 'default' });

const releasedSizes = new Map<string, number>();

/** Returns a script's size with the compression of a release. */
async function readReleasedSize(file: string): Promise<number> {
  const known = releasedSizes.get(file);
  if (known !== undefined) return known;
  const [brotli] = await compressFile(file, await readFile(file), 'best');
  const size = brotli?.[1].length ?? 0;
  releasedSizes.set(file, size);
  return size;
}

/** Sums the transferred bytes of scripts with the compression of a release. The local site has a faster compression. */
async function sumReleasedBytes(scripts: readonly RecordedRequest[]): Promise<number> {
  let sum = 0;
  for (const { url, bytes } of scripts) {
    const file = path.join(testStack.siteDir, new URL(url).pathname);
    const local = await stat(`${file}.br`);
    sum += bytes - local.size + (await readReleasedSize(file));
  }
  return sum;
}

for (const [route, budget] of Object.entries(budgets)) {
  test(`the page ${route} stays within its budget of transferred bytes and requests`, async ({
    browser,
  }) => {
    const url = testStack.siteUrl + route;
    const load = await measurePageLoad(browser, 'unthrottled', url, sumReleasedBytes);
    expect.soft(load.jsBytes, 'scripts over the wire').toBeLessThanOrEqual(budget.jsBytes);
    expect.soft(load.requests, 'requests').toBeLessThanOrEqual(budget.requests);
    expect.soft(load.chainDepth, 'requests one after the other').toBeLessThanOrEqual(2);
    expect.soft(load.supabaseBytes, 'the backend client').toBe(0);
    expect.soft(load.cls, 'movement').toBeLessThanOrEqual(0.01);
  });
}
