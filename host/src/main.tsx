import createCache from '@emotion/cache';
import { documentIds } from '@torsa/shared/contract/names';
import { ContractError } from '@torsa/shared/contract/parse-contract';
import { provideSiteConfig } from '@torsa/shared/site-config';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BrokenDocument } from './document/broken-document.tsx';
import { emotionKey } from './document/emotion-key.ts';
import { type DocumentData, readDocument } from './document/read-document.ts';
import { openSite } from './federation/site.ts';
import { whenIdle } from './fetch-ahead/when-idle.ts';
import { startPreview } from './preview/start-preview.ts';
import { adoptComposedPage } from './routing/adopt-composed-page.ts';
import { createPages } from './routing/pages.ts';

const root = document.getElementById(documentIds.root);
if (!root) throw new Error(`The document has no #${documentIds.root}.`);

try {
  await start(root, readDocument(document));
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error);
  createRoot(root).render(<BrokenDocument problems={error.problems} />);
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
  if (isComposed) hydrateRoot(container, app, { onCaughtError });
  else createRoot(container, { onCaughtError }).render(app);
  // Before somebody goes on, and after all that this page needs. Without it, the first one to go on asks.
  whenIdle(() => site.knowAll().catch(() => {}));
}

function onCaughtError(error: unknown): void {
  console.error('This part of the page failed.', error);
}
