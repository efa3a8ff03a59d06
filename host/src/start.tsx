import { pagePath } from '@torsa/shared/i18n/languages';
import { provideSiteConfig } from '@torsa/shared/site-config';
import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
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
import { isForeignNodesError } from './recovery/is-foreign-nodes-error.ts';
import { notePage, restorePage } from './recovery/note-page.ts';
import { type Prerendered, watchPrerendered } from './recovery/watch-prerendered.ts';
import {
  type HeldPage,
  holdPage,
  isPrerenderedFor,
  OtherReleaseError,
} from './routing/held-page.ts';

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
  const prerendered = watchPrerendered(container);
  // What was prerendered is of the settings that are live.
  const held =
    !company && isPrerenderedFor(prerenderedPath, path)
      ? holdPage(site.loader, path, prerenderedPath, prerendered.prepare)
      : undefined;
  // Its files are asked for. Somebody may press something before all of this is hydrated.
  await pause();
  const cache = createStyleCache();
  adoptStyles(cache);
  const shown = company ? { ...messages, company } : messages;
  const appWith = (page: HeldPage | undefined) => (
    <App {...{ cache, language, messages: shown, navigation, site, held: page }} />
  );
  if (!held) createRoot(container, { onCaughtError }).render(appWith(undefined));
  else if (prerendered.isChanged()) await replace(container, appWith(undefined), held);
  else hydrate(container, appWith(held), { held, prerendered });
  // Before somebody goes on, and after all that this page needs. Without it, the first one to go on asks.
  const loadAllReleases = () => site.releases.loadAllReleases().catch(() => {});
  void Promise.resolve(held?.over).then(() => whenIdle(loadAllReleases));
}

interface Hydrated {
  readonly held: HeldPage;
  readonly prerendered: Prerendered;
}

function hydrate(container: HTMLElement, app: ReactElement, page: Hydrated): void {
  const { held, prerendered } = page;
  void held.over.then(prerendered.restore);
  /** React rendered anew what it could not hydrate. That is as it should be where it is of another release, or was changed. */
  const onRecoverableError = (error: unknown) => {
    if (error instanceof Error && error.cause instanceof OtherReleaseError) return;
    if (prerendered.isChanged()) return;
    console.error('The prerendered page could not be hydrated.', error);
    report({ kind: 'render-error', error });
  };
  // As a transition, it lets go of the main thread every few milliseconds.
  startTransition(() => void hydrateRoot(container, app, { onCaughtError, onRecoverableError }));
}

/**
 * A document that was changed stays as it is until the page's code is there, and is replaced as a whole, so that nothing
 * disappears in the meantime.
 */
async function replace(container: HTMLElement, app: ReactElement, held: HeldPage): Promise<void> {
  await held.settled;
  const before = notePage();
  flushSync(() => createRoot(container, { onCaughtError }).render(app));
  held.end();
  await restorePage(before);
}

/** What an extension has brought about is none of the founder's problems: a boundary has rendered the part anew. */
function onCaughtError(error: unknown): void {
  if (isForeignNodesError(error)) return;
  console.error('This part of the page failed.', error);
  report({ kind: 'render-error', error });
}
