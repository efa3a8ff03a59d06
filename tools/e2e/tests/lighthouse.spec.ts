import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { bengaliPageHeadings } from '../support/bengali.ts';
import {
  type LighthouseBrowser,
  launchBrowserForLighthouse,
  measureLighthouseScores,
} from '../support/lighthouse.ts';
import { indexableRoutes, publicRoutes } from '../support/routes.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const everyPage = [
  ...indexableRoutes,
  ...Object.keys(bengaliPageHeadings),
  ...Object.keys(publicRoutes),
];

/**
 * Lighthouse is slow, so it runs only in the exhaustive run. In the default run the sweep covers axe and the console,
 * and search-engines.spec.ts the search tags.
 */
const pages = new Set(isExhaustive ? everyPage : []);

// Run in sequence, because the tests share one browser.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let chrome: LighthouseBrowser;

test.beforeAll(async ({ launchOptions }) => {
  chrome = await launchBrowserForLighthouse(launchOptions);
});

test.afterAll(() => chrome.browser.close());

for (const path of pages) {
  if (path.startsWith('/auth/')) {
    test(`Lighthouse gives the private page ${path} full scores, except for its deliberate noindex tag`, async () => {
      const { points, lost } = await measureLighthouseScores(testStack.siteUrl + path, chrome.port);
      expect(lost).toEqual([expect.stringMatching(/^Page is blocked from indexing/)]);
      expect(points).toMatchObject({ accessibility: 100, 'best-practices': 100 });
    });
  } else {
    test(`Lighthouse gives the page ${path} full scores`, async () => {
      const { points, lost } = await measureLighthouseScores(testStack.siteUrl + path, chrome.port);
      expect(lost).toEqual([]);
      expect(points).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
    });
  }
}
