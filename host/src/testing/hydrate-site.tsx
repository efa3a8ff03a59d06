import { act } from '@testing-library/react';
import { getLanguagePrefix, mainLanguage } from '@torsa/shared/i18n/languages';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageLoader } from '../federation/page-loader.ts';
import { SiteLayout } from '../layout/layout.tsx';
import { PageLoaderContext } from '../routing/page-loader-context.ts';
import { PageOutlet } from '../routing/page-outlet.tsx';
import { PageRouter } from '../routing/page-router.tsx';
import { inLanguage } from './render-in.tsx';

interface PrerenderedSite {
  /** The page loader for prerendering the document. */
  readonly published: PageLoader;
  /** The page loader of the browser, which keeps the prerendered page. */
  readonly loader: PageLoader;
  readonly onRecoverableError?: (error: unknown) => void;
}

let root: Root | undefined;

/** Renders the prerendered document of a path and hydrates the shell. */
export async function hydrateSite(
  path: string,
  { published, loader, onRecoverableError = () => {} }: PrerenderedSite,
): Promise<void> {
  window.history.replaceState(null, '', path);
  await published.load(path);
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    inSite(<StaticRouter location={path}>{shell}</StaticRouter>, published),
  );
  document.body.replaceChildren(container);
  const app = inSite(
    <PageRouter basename={getLanguagePrefix(mainLanguage)}>{shell}</PageRouter>,
    loader,
  );
  await act(async () => {
    root = hydrateRoot(container, app, { onRecoverableError });
  });
}

export function leaveSite(): void {
  act(() => root?.unmount());
  root = undefined;
}

const shell = (
  <SiteLayout>
    <PageOutlet />
  </SiteLayout>
);

function inSite(router: ReactNode, loader: PageLoader) {
  return inLanguage(<PageLoaderContext value={loader}>{router}</PageLoaderContext>);
}
