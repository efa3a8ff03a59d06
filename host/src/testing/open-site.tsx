import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Language, mainLanguage, prefixOf } from '@torsa/shared/i18n/languages';
import type { ReactNode } from 'react';
import type { Site } from '../federation/site.ts';
import { createPageLoader } from '../routing/page-loader.ts';
import { PageLoaderContext } from '../routing/page-loader-context.ts';
import { PageOutlet } from '../routing/page-outlet.tsx';
import { PageRouter } from '../routing/page-router.tsx';
import { createPages, isReady, type Pages } from '../routing/pages.ts';
import { renderIn } from './render-in.tsx';

interface OpenSite {
  readonly pages?: Pages;
  readonly language?: Language;
  /** What stays on the screen round the page. */
  readonly layout?: (outlet: ReactNode) => ReactNode;
}

/** Opens a path of a site, as a document that was not composed would. */
export async function openSite(
  path: string,
  site: Site,
  {
    pages = createPages(site),
    language = mainLanguage,
    layout = (outlet) => outlet,
  }: OpenSite = {},
) {
  window.history.replaceState(null, '', path);
  // Awaited, because a page that waits for its code goes on only then.
  await act(async () => {
    renderIn(
      <PageLoaderContext value={createPageLoader(pages, site.giveUp)}>
        <PageRouter basename={prefixOf(language)} isReady={(pathname) => isReady(pages, pathname)}>
          {layout(<PageOutlet />)}
        </PageRouter>
      </PageLoaderContext>,
      language,
    );
  });
}

/** Follows a link, until what it leads to is there. */
export function follow(name: string): Promise<void> {
  return act(() => userEvent.click(screen.getByRole('link', { name })));
}

/** Presses a button, until what it leads to is there. */
export function press(name: string): Promise<void> {
  return act(() => userEvent.click(screen.getByRole('button', { name })));
}
