import { act } from '@testing-library/react';
import { mainLanguage, prefixOf } from '@torsa/shared/i18n/languages';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { Layout } from '../layout/layout.tsx';
import { type HeldPage, holdPage } from '../routing/held-page.ts';
import { PageOutlet } from '../routing/page-outlet.tsx';
import { PageRouter } from '../routing/page-router.tsx';
import { PagesContext } from '../routing/pages-context.ts';
import { inLanguage } from './render-in.tsx';

interface PrerenderedSite {
  /** What the document is prerendered from. */
  readonly published: RemoteLoader;
  /** What the browser loads. */
  readonly loader: RemoteLoader;
  readonly prerenderedPath?: string;
  readonly onRecoverableError?: (error: unknown) => void;
}

let root: Root | undefined;

/** Opens a path as its prerendered document does: the HTML first, then the shell in it. */
export async function hydrateSite(
  path: string,
  { published, loader, prerenderedPath = path, onRecoverableError = () => {} }: PrerenderedSite,
): Promise<HeldPage> {
  window.history.replaceState(null, '', path);
  await published.load(path);
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    inSite(<StaticRouter location={path}>{shell}</StaticRouter>, published),
  );
  document.body.replaceChildren(container);
  const held = holdPage(loader, path, prerenderedPath);
  const app = inSite(
    <PageRouter basename={prefixOf(mainLanguage)}>{shell}</PageRouter>,
    loader,
    held,
  );
  await act(async () => {
    root = hydrateRoot(container, app, { onRecoverableError });
  });
  return held;
}

export function leaveSite(): void {
  act(() => root?.unmount());
  root = undefined;
}

const shell = (
  <Layout>
    <PageOutlet />
  </Layout>
);

function inSite(router: ReactNode, loader: RemoteLoader, held?: HeldPage) {
  return inLanguage(<PagesContext value={{ loader, held }}>{router}</PagesContext>);
}
