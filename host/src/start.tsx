import { pagePath } from '@torsa/shared/i18n/languages';
import { provideSiteConfig } from '@torsa/shared/site-config';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { adoptStyles } from './document/adopt-styles.ts';
import { createStyleCache } from './document/create-style-cache.ts';
import type { DocumentData } from './document/read-document.ts';
import { createSite } from './federation/site.ts';
import { pause } from './idle/pause.ts';
import { whenIdle } from './idle/when-idle.ts';
import { startPreview } from './preview/start-preview.ts';
import { report } from './problems/report.ts';
import {
  type HeldPage,
  holdPage,
  isPrerenderedFor,
  OtherReleaseError,
} from './routing/held-page.ts';
import { keepTyped } from './routing/keep-typed.ts';

/** Brings the document to life: the shell at once, and the page in it once its code is there. */
export async function start(
  container: HTMLElement,
  { releases, siteConfig, language, messages, navigation }: DocumentData,
): Promise<void> {
  provideSiteConfig(siteConfig);
  const { prerenderedPath } = container.dataset;
  const { release, company } = await startPreview(language, siteConfig);
  const site = createSite(releases, { language, prerenderedPath, preview: release });
  const path = pagePath(language, location.pathname);
  // What was prerendered is of the settings that are live.
  const held =
    !company && isPrerenderedFor(prerenderedPath, path)
      ? holdPage(site.loader, path, prerenderedPath)
      : undefined;
  // Its files are asked for. Somebody may press something before all of this is hydrated.
  await pause();
  const cache = createStyleCache();
  adoptStyles(cache);
  const shown = company ? { ...messages, company } : messages;
  const app = <App {...{ cache, language, messages: shown, navigation, site, held }} />;
  if (held) hydrate(container, app, held);
  else createRoot(container, { onCaughtError }).render(app);
  // Before somebody goes on, and after all that this page needs. Without it, the first one to go on asks.
  const loadAllReleases = () => site.releases.loadAllReleases().catch(() => {});
  void Promise.resolve(held?.over).then(() => whenIdle(loadAllReleases));
}

function hydrate(container: HTMLElement, app: ReactElement, held: HeldPage): void {
  const stopKeeping = keepTyped(container);
  void held.over.then(stopKeeping);
  // As a transition, it lets go of the main thread every few milliseconds.
  startTransition(() => void hydrateRoot(container, app, { onCaughtError, onRecoverableError }));
}

function onCaughtError(error: unknown): void {
  console.error('This part of the page failed.', error);
  report({ kind: 'render-error', error });
}

/** React rendered anew what it could not hydrate. That is as it should be where the page is of another release. */
function onRecoverableError(error: unknown): void {
  if (error instanceof Error && error.cause instanceof OtherReleaseError) return;
  console.error('The prerendered page could not be hydrated.', error);
  report({ kind: 'render-error', error });
}
