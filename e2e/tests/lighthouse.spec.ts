import { lighthouseScores } from '../support/lighthouse.ts';
import { indexedRoutes } from '../support/routes.ts';
import { stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

for (const path of [...indexedRoutes, '/bn']) {
  test(`Lighthouse gives ${path} all points`, async ({ launchOptions }) => {
    test.setTimeout(90_000);
    const { points, lost } = await lighthouseScores(stack.siteUrl + path, launchOptions);
    expect(lost).toEqual([]);
    expect(points).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
}
