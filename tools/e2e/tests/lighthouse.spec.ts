import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { bengaliPages } from '../support/bengali.ts';
import {
  type LighthouseBrowser,
  launchForLighthouse,
  lighthouseScores,
} from '../support/lighthouse.ts';
import { indexedRoutes, publicRoutes } from '../support/routes.ts';
import { stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const everyPage = [...indexedRoutes, ...Object.keys(bengaliPages), ...Object.keys(publicRoutes)];

/**
 * Lighthouse takes its time. Every day the sweep looks at all pages with the same axe and listens to the console, and
 * found.spec.ts reads what search engines do.
 */
const pages = new Set(isExhaustive ? everyPage : []);

// One after the other, in one browser.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let chrome: LighthouseBrowser;

test.beforeAll(async ({ launchOptions }) => {
  chrome = await launchForLighthouse(launchOptions);
});

test.afterAll(() => chrome.browser.close());

for (const path of pages) {
  if (path.startsWith('/auth/')) {
    test(`Lighthouse gives ${path} all points but for not being listed, which it asks for`, async () => {
      const { points, lost } = await lighthouseScores(stack.siteUrl + path, chrome.port);
      expect(lost).toEqual([expect.stringMatching(/^Page is blocked from indexing/)]);
      expect(points).toMatchObject({ accessibility: 100, 'best-practices': 100 });
    });
  } else {
    test(`Lighthouse gives ${path} all points`, async () => {
      const { points, lost } = await lighthouseScores(stack.siteUrl + path, chrome.port);
      expect(lost).toEqual([]);
      expect(points).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
    });
  }
}
