import { bengaliPages } from '../support/bengali.ts';
import { lighthouseScores } from '../support/lighthouse.ts';
import { indexedRoutes, publicRoutes } from '../support/routes.ts';
import { stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

for (const path of [...indexedRoutes, ...Object.keys(bengaliPages)]) {
  test(`Lighthouse gives ${path} all points`, async ({ launchOptions }) => {
    test.setTimeout(90_000);
    const { points, lost } = await lighthouseScores(stack.siteUrl + path, launchOptions);
    expect(lost).toEqual([]);
    expect(points).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
}

for (const path of Object.keys(publicRoutes).filter((path) => !indexedRoutes.includes(path))) {
  test(`Lighthouse gives ${path} all points but for not being listed, which it asks for`, async ({
    launchOptions,
  }) => {
    test.setTimeout(90_000);
    const { points, lost } = await lighthouseScores(stack.siteUrl + path, launchOptions);
    expect(lost).toEqual([expect.stringMatching(/^Page is blocked from indexing/)]);
    expect(points).toMatchObject({ accessibility: 100, 'best-practices': 100 });
  });
}
