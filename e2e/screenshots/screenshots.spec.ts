import path from 'node:path';
import { publicRoutes } from '../support/routes.ts';
import { settle } from '../support/settle.ts';
import { type Person, test } from '../support/signed-in.ts';
import { stack } from '../support/stack.ts';

const folder = path.join(stack.root, '.local/screenshots');
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const english = Object.keys(publicRoutes);
const bengali = english.filter((route) => !route.startsWith('/auth/')).map(inBengali);
const pages: readonly { readonly route: string; readonly person?: Person }[] = [
  ...[...english, ...bengali, '/no-such-page'].map((route) => ({ route })),
  { route: '/dashboard/user', person: 'client' },
  { route: '/dashboard/team', person: 'teamLeader' },
  { route: '/founder-dashboard', person: 'founder' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    for (const { route, person } of pages) {
      test.describe(() => {
        test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' }, person });

        test(`${route}, ${colorScheme}, ${viewport.width} px`, async ({ page }) => {
          await page.goto(route);
          await settle(page);
          const name = route.slice(1).replaceAll('/', '-') || 'home';
          const file = `${name}-${viewport.width}-${colorScheme}.png`;
          await page.screenshot({ path: path.join(folder, file), fullPage: true });
        });
      });
    }
  }
}

function inBengali(route: string): string {
  return route === '/' ? '/bn' : `/bn${route}`;
}
