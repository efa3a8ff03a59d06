import type { RemotePage } from '@torsa/shared/contract/remote';
import { type BackendCall, stubBackend } from '@torsa/shared/testing/stub-backend';
import { expect, test, vi } from 'vitest';
import { routes } from './routes.ts';
import { openPage } from './testing/open-page.tsx';

/** Returns the first role that may open the page. */
const roles = { 'user-dashboard': 'client', inbox: 'team' } as const;

const pages: readonly RemotePage[] = routes;

test.each(Object.entries(roles))(
  'the prerendered document of %s requests exactly the data that the page requests',
  async (id, role) => {
    const calls = stubBackend({});
    const page = pages.find((one) => one.id === id);
    const declared = page?.data?.map(
      ({ path, args }): BackendCall => ({
        method: args ? 'POST' : 'GET',
        path,
        body: args,
      }),
    );
    const opened = await openPage(String(page?.path), { role });
    await vi.waitFor(() => expect(calls).toEqual(expect.arrayContaining(declared ?? [undefined])));
    opened.stop();
  },
);

test('only private pages declare data requests that the HTML page sends before its scripts load', () => {
  expect(pages.filter(({ data, access }) => data && !access)).toEqual([]);
});
