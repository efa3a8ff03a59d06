import createCache from '@emotion/cache';
import { documentIds } from '@torsa/shared/contract/names';
import { provideSiteConfig } from '@torsa/shared/site-config';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { emotionKey } from './document/emotion-key.ts';
import { type DocumentData, readDocument } from './document/read-document.ts';
import { admitScripts, guardScripts } from './federation/script-policy.ts';
import { openSite } from './federation/site.ts';
import { whenIdle } from './fetch-ahead/when-idle.ts';
import { startPreview } from './preview/start-preview.ts';
import { report } from './reporting/report.ts';
import { watchForProblems } from './reporting/watch-for-problems.ts';
import { adoptComposedPage } from './routing/adopt-composed-page.ts';
import { keepTyped } from './routing/keep-typed.ts';
import { createPages } from './routing/pages.ts';

/** Where this build's own files are: Rspack puts the address in its place. */
declare const __webpack_public_path__: string;

watchForProblems();
guardScripts();
admitScripts(__webpack_public_path__);

const root = document.getElementById(documentIds.root);
if (!root) throw new Error(`The document has no #${documentIds.root}.`);

const data = readDocument(document);
if (data) {
  // Somebody may scroll or press something meanwhile: what is imported runs, then the page starts, in tasks of their own.
  await new Promise((resolve) => setTimeout(resolve));
  await start(root, data);
} else {
  // What is wrong with a document takes code that no good one needs.
  const { showBrokenDocument } = await import(
    /* webpackChunkName: "broken-document" */ './document/show-broken-document.tsx'
  );
  await showBrokenDocument(root);
}

async function start(
  container: HTMLElement,
  { releases, siteConfig, language, messages }: DocumentData,
): Promise<void> {
  provideSiteConfig(siteConfig);
  const { composedPath } = container.dataset;
  const site = openSite(releases, { language, composedPath, preview: await startPreview() });
  const cache = createCache({ key: emotionKey });
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
