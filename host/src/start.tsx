import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startSession } from '@torsa/shared/auth';
import type { Navigation } from '@torsa/shared/contract/navigation';
import {
  getLanguagePrefix,
  type Language,
  stripLanguagePrefix,
} from '@torsa/shared/i18n/languages';
import { setSiteConfig } from '@torsa/shared/site-config';
import { type ReactElement, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ShellTexts } from './copy/document.copy.en.ts';
import { LanguageProvider } from './copy/language-provider.tsx';
import { registerDocumentStyles } from './document/adopt-styles.ts';
import { createStyleCache } from './document/create-style-cache.ts';
import type { DocumentData } from './document/read-document.ts';
import { markHydrated } from './early/mark-hydrated.ts';
import { isPagePrerenderedAt, type PrerenderedPage } from './federation/page-loader.ts';
import { type BrowserTabRuntime, createBrowserTabRuntime } from './federation/site.ts';
import { callWhenIdle } from './idle/when-idle.ts';
import { SiteLayout } from './layout/layout.tsx';
import { startPrefetching } from './prefetch/start-prefetching.ts';
import { readRequestedPreview } from './preview/requested-preview.ts';
import { type BrowserTabPreview, loadBrowserTabPreview } from './preview/start-preview.ts';
import { reportProblem } from './problems/report.ts';
import { captureFormControls, restoreFormControlsIfReplaced } from './recovery/capture-controls.ts';
import { isMovedNodeError } from './recovery/is-moved-node-error.ts';
import { type PrerenderedDomWatcher, watchPrerenderedDom } from './recovery/watch-prerendered.ts';
import { loadErrorReporterWhenIdle } from './reporting/start-reporting.ts';
import { PageLoaderContext } from './routing/page-loader-context.ts';
import { DifferentReleaseError, PageOutlet } from './routing/page-outlet.tsx';
import { PageRouter } from './routing/page-router.tsx';

/**
 * Chooses the releases for this browser and requests the files of the current page.
 * @returns a function that hydrates the shell immediately, and the page when its code has loaded.
 */
export async function prepareHydration(
  container: HTMLElement,
  { releases, siteConfig, language, copy, navigation }: DocumentData,
): Promise<() => Promise<void>> {
  setSiteConfig(siteConfig);
  const { prerenderedPath } = container.dataset;
  const wanted = readRequestedPreview();
  const { release, company }: BrowserTabPreview = wanted
    ? await loadBrowserTabPreview(wanted, language, siteConfig)
    : {};
  const path = stripLanguagePrefix(language, location.pathname);
  const html = watchPrerenderedDom(container);
  // Does not hydrate the page in a preview of unsaved settings, because the HTML document contains the published
  // settings.
  const isKept = !company && isPagePrerenderedAt(prerenderedPath, path);
  const site = createBrowserTabRuntime(releases, {
    language,
    prerenderedPath,
    preview: release,
    prerendered: isKept ? { path, prerenderedPath, prepare: html.prepare } : undefined,
  });

  return async () => {
    const cache = createStyleCache();
    registerDocumentStyles(cache);
    const shown = company ? { ...copy, company } : copy;
    const app = <App {...{ cache, language, navigation, site }} copy={shown} />;
    const { prerendered } = site.loader;
    if (!prerendered) createRoot(container, { onCaughtError }).render(app);
    else if (html.isChanged()) await replace(container, app, prerendered);
    else hydrate(container, app, prerendered, html);
    // Loads the releases of all remote apps after the current page has loaded. The next navigation repeats a failed
    // request.
    const loadAllReleases = () => site.releases.loadAllReleases().catch(() => {});
    void Promise.resolve(prerendered?.done).then(() => callWhenIdle(loadAllReleases));
  };
}

interface AppProps {
  readonly cache: EmotionCache;
  readonly language: Language;
  readonly copy: ShellTexts;
  readonly navigation: Navigation;
  readonly site: BrowserTabRuntime;
}

/**
 * The React root component of the site in the browser. It reads the session in an effect, because prerendering has no
 * session.
 */
function App({ cache, language, copy, navigation, site }: AppProps) {
  const { loader, releases } = site;
  useEffect(() => startSession(), []);
  // Marks the shell as hydrated after the session is read, so that the navigation bar shows the session before queued
  // clicks are replayed.
  useEffect(() => markHydrated('shell'), []);
  useEffect(() => startPrefetching(loader), [loader]);
  useEffect(() => loadErrorReporterWhenIdle(releases), [releases]);
  return (
    <CacheProvider value={cache}>
      <LanguageProvider language={language} copy={copy} navigation={navigation}>
        <PageLoaderContext value={loader}>
          {/* Links, access rules and routes use paths without a language. */}
          <PageRouter basename={getLanguagePrefix(language)}>
            <SiteLayout>
              <PageOutlet />
            </SiteLayout>
          </PageRouter>
        </PageLoaderContext>
      </LanguageProvider>
    </CacheProvider>
  );
}

function hydrate(
  container: HTMLElement,
  app: ReactElement,
  prerendered: PrerenderedPage,
  html: PrerenderedDomWatcher,
): void {
  void prerendered.done.then(html.restore);
  /**
   * Handles an error after which React rendered the page again. It is expected if the page is from another release or
   * its HTML was changed.
   */
  const onRecoverableError = (error: unknown) => {
    if (error instanceof Error && error.cause instanceof DifferentReleaseError) return;
    if (html.isChanged()) return;
    console.error('The prerendered page could not be hydrated.', error);
    reportProblem({ kind: 'render-error', error });
  };
  // Hydrates in a React transition, which yields to the browser's main thread every few milliseconds.
  startTransition(() => void hydrateRoot(container, app, { onCaughtError, onRecoverableError }));
}

/**
 * Keeps HTML that an extension or translator has changed until the page's code has loaded, so that nothing disappears
 * in between.
 */
async function replace(
  container: HTMLElement,
  app: ReactElement,
  prerendered: PrerenderedPage,
): Promise<void> {
  await prerendered.attempted;
  const before = captureFormControls();
  // After this call, the page loader returns the cached page, so the page renders without a spinner.
  prerendered.finish();
  flushSync(() => createRoot(container, { onCaughtError }).render(app));
  await restoreFormControlsIfReplaced(before);
}

/** Logs an error that an error boundary caught, except errors that a browser extension caused. */
function onCaughtError(error: unknown): void {
  if (isMovedNodeError(error)) return;
  console.error('A section of the page failed to render.', error);
  reportProblem({ kind: 'render-error', error });
}
