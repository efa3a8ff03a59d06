import { act, render } from '@testing-library/react';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import { NavigationProvider } from '@torsa/shared/router';
// biome-ignore lint/style/noRestrictedImports: a context, which the router of the host has once.
import { PageParamsContext } from '@torsa/shared/router/page-params';
import { CompanyProvider } from '@torsa/shared/site-config';
import { useShownToast } from '@torsa/shared/toast';
import type { ReactNode } from 'react';
import { createMemoryRouter, matchRoutes, Outlet, RouterProvider } from 'react-router-dom';
import { createCompany } from '../contract/company/create-company.ts';
import type { Navigation } from '../contract/navigation.ts';
import { routesInLanguage } from '../contract/page-languages.ts';
import type { RemotePage } from '../contract/remote.ts';
import type { SiteSettings } from '../contract/site-settings.ts';
import { type Language, mainLanguage } from '../i18n/languages.ts';

/** What the host gives a page. */
interface Surroundings {
  readonly language?: Language;
  readonly settings?: SiteSettings;
  /** The entries of the slots that the page itself shows. */
  readonly navigation?: Navigation;
}

export interface RenderedPage {
  readonly container: HTMLElement;
  /** The address as the browser would show it, without the origin. */
  readonly address: () => string;
  /** Follows a link to this address. */
  readonly navigate: (address: string) => Promise<void>;
  /** The text of the toast that is shown, its title and its message in one. */
  readonly toast: () => string;
}

/** Opens an address of a remote as the host does: finds its page in the route table, loads and renders it. */
export async function openPage(
  routes: readonly RemotePage[],
  address: string,
  surroundings: Surroundings = {},
): Promise<RenderedPage> {
  const table = routesInLanguage(surroundings.language ?? mainLanguage, { routes }).routes;
  const [match] =
    matchRoutes(
      table.map(({ path, load }) => ({ path, handle: load })),
      address,
    ) ?? [];
  if (!match) throw new Error(`The route table has no page for ${address}.`);
  const { default: Page } = await match.route.handle();
  return renderPage(
    <PageParamsContext value={match.params}>
      <Page />
    </PageParamsContext>,
    address,
    surroundings,
  );
}

/** Renders a page of a remote at `address`, in a shell that has a toast and other pages to go to. */
export function renderPage(
  page: ReactNode,
  address: string,
  { language = mainLanguage, settings = {}, navigation = {} }: Surroundings = {},
): RenderedPage {
  const { pathname } = new URL(address, 'http://site.test');
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: pathname, element: page },
          { path: '*', element: 'Another page' },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const { container } = render(
    <I18nProvider value={createI18n(language)}>
      <CompanyProvider value={createCompany(language, settings)}>
        <NavigationProvider value={navigation}>
          <RouterProvider router={router} />
        </NavigationProvider>
      </CompanyProvider>
    </I18nProvider>,
  );
  return {
    container,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    navigate: (to) => act(() => router.navigate(to)),
    toast: () => container.querySelector('aside')?.textContent ?? '',
  };
}

/** In one root with the page, as in the host: React renders two roots one after the other. */
function Shell() {
  const { shown } = useShownToast();
  return (
    <>
      <main>
        <Outlet />
      </main>
      <aside>{shown?.text}</aside>
    </>
  );
}
