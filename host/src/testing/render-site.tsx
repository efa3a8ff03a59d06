import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLanguagePrefix, type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import type { ReactNode } from 'react';
import type { PageLoader } from '../federation/page-loader.ts';
import { PageLoaderContext } from '../routing/page-loader-context.ts';
import { PageOutlet } from '../routing/page-outlet.tsx';
import { PageRouter } from '../routing/page-router.tsx';
import { renderIn } from './render-in.tsx';

interface SiteToRender {
  readonly language?: Language;
  /** The layout around the page. */
  readonly layout?: (outlet: ReactNode) => ReactNode;
}

/** Opens a path of a site without a prerendered page. */
export async function renderSite(
  path: string,
  loader: PageLoader,
  {
    language = mainLanguage,
    layout = (outlet) => <main id="main">{outlet}</main>,
  }: SiteToRender = {},
) {
  window.history.replaceState(null, '', path);
  // Awaited, because a suspended page renders only after that.
  await act(async () => {
    renderIn(
      <PageLoaderContext value={loader}>
        <PageRouter basename={getLanguagePrefix(language)}>{layout(<PageOutlet />)}</PageRouter>
      </PageLoaderContext>,
      language,
    );
  });
}

/** Clicks a link and waits for its page. */
export function clickLink(name: string): Promise<void> {
  return click(screen.getByRole('link', { name }));
}

/** Clicks a button and waits for its result. */
export function clickButton(name: string): Promise<void> {
  return click(screen.getByRole('button', { name }));
}

/** Clicks an element and waits, because the router waits for a page outside of React. */
async function click(element: HTMLElement): Promise<void> {
  await userEvent.click(element);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
