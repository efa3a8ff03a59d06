import { act, cleanup } from '@testing-library/react';
import { startSession, useAuth } from '@torsa/shared/auth';
import { routesIn } from '@torsa/shared/contract/load-in';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
import { NavigationProvider } from '@torsa/shared/router';
import { PageParamsContext } from '@torsa/shared/router/page-params';
import { type RenderedPage, renderPage } from '@torsa/shared/testing/render-page';
import { type Person, storeSession } from '@torsa/shared/testing/stub-backend';
import { queryClient } from '../api/query-client.ts';
import { routes } from '../routes.ts';
import { entriesIn } from './portal-entries.ts';

export interface OpenedPage extends RenderedPage {
  /** Ends what follows the session, and calls that would be made again: the next file's tests would meet them. */
  readonly stop: () => void;
}

/** Opens a page of this remote at an address as the host does, for whoever has a session, with nothing read before. */
export async function openPage(
  address: string,
  person?: Person,
  language: Language = 'en',
): Promise<OpenedPage> {
  const { pathname } = new URL(address, 'http://site.test');
  const found = routesIn(language, { routes }).routes.flatMap((route) => {
    const match = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname);
    return match ? [{ route, params: { ...match.groups } }] : [];
  });
  const [page] = found;
  if (!page) throw new Error(`No route for ${address}`);
  const { default: Page } = await page.route.load();
  queryClient().clear();
  useAuth.setState({ session: { status: 'loading' } });
  if (person) storeSession(person);
  const rendered = renderPage(
    <I18nProvider value={createI18n(language)}>
      <NavigationProvider value={entriesIn(language)}>
        <PageParamsContext value={page.params}>
          <Page />
        </PageParamsContext>
      </NavigationProvider>
    </I18nProvider>,
    address,
  );
  let stop = () => {};
  act(() => {
    stop = startSession();
  });
  return {
    ...rendered,
    stop() {
      stop();
      cleanup();
      void queryClient().cancelQueries();
      queryClient().clear();
    },
  };
}
