import { render } from '@testing-library/react';
import { CompanyProvider } from '@torsa/shared/site-config';
import { useShownToast } from '@torsa/shared/toast';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { companyOf } from '../contract/company/company-of.ts';
import type { SiteSettings } from '../contract/site-settings.ts';
import { mainLanguage } from '../i18n/languages.ts';

export interface RenderedPage {
  /** The address as the browser would show it, without the origin. */
  readonly address: () => string;
  /** The text of the toast that is shown, its title and its message in one. */
  readonly toast: () => string;
}

/** Renders a page of a remote at `address`, in a shell that has a toast and other pages to go to. */
export function renderPage(
  page: ReactNode,
  address: string,
  settings: SiteSettings = {},
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
    <CompanyProvider value={companyOf(mainLanguage, settings)}>
      <RouterProvider router={router} />
    </CompanyProvider>,
  );
  return {
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    toast: () => container.querySelector('aside')?.textContent ?? '',
  };
}

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
