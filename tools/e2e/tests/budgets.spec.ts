import { measureLoad } from '../support/page-load/measure-load.ts';
import { stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/**
 * What a page may cost until it is alive: sizes and counts, which are the same on every machine. One request is the font
 * of 1.7 KB for the other language's name, which a phone shows in its bar. The scripts of each page contain what keeps one
 * session in all tabs, where to continue after a login, and 0.3 KB for documents that translators and extensions change.
 */
const budgets = {
  // Both are told to visitors on /about.
  '/': { jsBytes: 125_800, requests: 12 },
  '/services/ai-tool': { jsBytes: 126_700, requests: 9 },
  // The form keeps what came of a try on the page, says what we store, has a draft for each person and
  // tab, and contains what normalises typed text.
  '/contact': { jsBytes: 132_000, requests: 8 },
  // Of each other page that auth has, the container names the files, with their hashes.
  '/auth/login': { jsBytes: 128_700, requests: 8 },
} as const;

for (const [route, budget] of Object.entries(budgets)) {
  test(`${route} keeps to its budget of bytes and requests`, async ({ browser }) => {
    const load = await measureLoad(browser, 'unthrottled', stack.siteUrl + route);
    expect.soft(load.jsBytes, 'scripts over the wire').toBeLessThanOrEqual(budget.jsBytes);
    expect.soft(load.requests, 'requests').toBeLessThanOrEqual(budget.requests);
    expect.soft(load.chainDepth, 'requests one after the other').toBeLessThanOrEqual(2);
    expect.soft(load.supabaseBytes, 'the backend client').toBe(0);
    expect.soft(load.cls, 'movement').toBeLessThanOrEqual(0.01);
  });
}
