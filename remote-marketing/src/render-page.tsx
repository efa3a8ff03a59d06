import { render } from '@testing-library/react';
import { companyOf } from '@torsa/shared/contract/company/company-of';
import { routesIn } from '@torsa/shared/contract/load-in';
import type { PageComponent } from '@torsa/shared/contract/remote';
import type { SiteSettings } from '@torsa/shared/contract/site-settings';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
import { PageParamsContext } from '@torsa/shared/router/page-params';
import { CompanyProvider } from '@torsa/shared/site-config';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { routes } from './routes.ts';

/**
 * For tests: opens an address of this remote as the host would, without the host's shell.
 * @param shell what the test needs of the shell. In one root with the page, as the host has it: React renders two roots
 *   one after the other, and a test would meet the one without the other.
 */
export async function renderPage(
  address: string,
  language: Language = 'en',
  settings: SiteSettings = {},
  shell?: ReactNode,
) {
  const table = await Promise.all(
    routesIn(language, { routes }).routes.map(async ({ path, load }) => ({
      path,
      element: <WithParams page={(await load()).default} />,
    })),
  );
  const router = createMemoryRouter(table, { initialEntries: [address] });
  const site = (
    <I18nProvider value={createI18n(language)}>
      <CompanyProvider value={companyOf(language, settings)}>
        <RouterProvider router={router} />
        {shell}
      </CompanyProvider>
    </I18nProvider>
  );
  return { router, ...render(site) };
}

function WithParams({ page }: { readonly page: PageComponent }) {
  return <PageParamsContext value={useParams()}>{createElement(page)}</PageParamsContext>;
}
