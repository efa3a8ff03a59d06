import { act, render } from '@testing-library/react';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import { NavigationProvider } from '@torsa/shared/router';
// biome-ignore lint/style/noRestrictedImports: a context, which the router of the host has once.
import { PageParamsContext } from '@torsa/shared/router/page-params';
import { CompanyProvider } from '@torsa/shared/site-config';
import { useShownToast } from '@torsa/shared/toast';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  matchRoutes,
  Outlet,
  RouterProvider,
  useParams,
} from 'react-router-dom';
import { createCompany } from '../contract/company/create-company.ts';
import type { Navigation } from '../contract/navigation.ts';
import { selectRoutesInLanguage } from '../contract/page-languages.ts';
import type { RemotePage } from '../contract/remote.ts';
import type { SiteSettings } from '../contract/site-settings.ts';
import { type Language, mainLanguage } from '../i18n/languages.ts';

/** The context that the host provides to a page. */
interface Surroundings {
  readonly language?: Language;
  readonly settings?: SiteSettings;
  /** The entries of the slots that the page shows. */
  readonly navigation?: Navigation;
}

export interface RenderedPage {
  readonly container: HTMLElement;
  /** The current path with query and hash. */
  readonly address: () => string;
  /** Navigates like a click on a link. */
  readonly navigate: (address: string) => Promise<void>;
  /** The title and the message of the current toast, as one text. */
  readonly toast: () => string;
}

/** Opens a path of a remote like the host: finds the page in the route table, loads it and renders it. */
export async function openPage(
  routes: readonly RemotePage[],
  address: string,
  surroundings: Surroundings = {},
): Promise<RenderedPage> {
  const table = selectRoutesInLanguage(surroundings.language ?? mainLanguage, { routes }).routes;
  const [match] =
    matchRoutes(
      table.map(({ path, load }) => ({ path, handle: load })),
      address,
    ) ?? [];
  if (!match) throw new Error(`The route table has no page for ${address}.`);
  const { default: Page } = await match.route.handle();
  const page = (
    <PageParams>
      <Page />
    </PageParams>
  );
  return renderPage(page, address, surroundings, match.route.path);
}

/** Provides the parameters of the URL, such as the ID of a row, as the host does. */
function PageParams({ children }: { readonly children: ReactNode }) {
  return <PageParamsContext value={useParams()}>{children}</PageParamsContext>;
}

/**
 * Renders a page of a remote at `address`, in a shell with a toast and other pages.
 * @param path the route pattern of the page; the default is the path of `address`
 */
export function renderPage(
  page: ReactNode,
  address: string,
  { language = mainLanguage, settings = {}, navigation = {} }: Surroundings = {},
  path: string = new URL(address, 'http://site.test').pathname,
): RenderedPage {
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path, element: page },
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

/** The shell and the page share one React root, as in the host. React would render two roots one after the other. */
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
