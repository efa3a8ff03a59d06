import { provideSiteConfig } from '@torsa/shared/site-config';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createStyleCache } from './document/create-style-cache.ts';
import type { DocumentData } from './document/read-document.ts';
import { openSite } from './federation/site.ts';
import { whenIdle } from './fetch-ahead/when-idle.ts';
import { startPreview } from './preview/start-preview.ts';
import { report } from './reporting/report.ts';
import { adoptComposedPage } from './routing/adopt-composed-page.ts';
import { keepTyped } from './routing/keep-typed.ts';
import { createPages } from './routing/pages.ts';

/** Brings the document to life. @param container whose page it takes over, or renders. */
export async function start(
  container: HTMLElement,
  { releases, siteConfig, language, messages }: DocumentData,
): Promise<void> {
  provideSiteConfig(siteConfig);
  const { composedPath } = container.dataset;
  const site = openSite(releases, { language, composedPath, preview: await startPreview() });
  const cache = createStyleCache();
  const pages = createPages(site);
  const isComposed = await adoptComposedPage(container, pages, language);
  const app = (
    <App cache={cache} language={language} messages={messages} site={site} pages={pages} />
  );
  // As a transition, it lets go of the main thread every few milliseconds.
  if (isComposed) startTransition(() => void hydrateRoot(container, app, { onCaughtError }));
  else {
    keepTyped(container);
    createRoot(container, { onCaughtError }).render(app);
  }
  // Before somebody goes on, and after all that this page needs. Without it, the first one to go on asks.
  whenIdle(() => site.knowAll().catch(() => {}));
}

function onCaughtError(error: unknown): void {
  console.error('This part of the page failed.', error);
  report({ kind: 'render-error', error });
}
