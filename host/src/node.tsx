import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { company } from '@torsa/shared/company';
import type {
  DocumentRequest,
  DocumentSubject,
  HostBundle,
} from '@torsa/shared/contract/host-bundle';
import type { PageHead } from '@torsa/shared/contract/remote';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { emotionKey } from './document/emotion-key.ts';
import { renderHtml } from './document/render-html.ts';
import { writeDocument } from './document/write-document.ts';
import { chooseReleases } from './federation/choose-releases.ts';
import { knowRemotes } from './federation/known-remotes.ts';
import { fontUrls } from './fonts/font-urls.ts';
import { Layout } from './layout/layout.tsx';
import { anyPath } from './routing/adopt-composed-page.ts';
import { LoadingPage } from './routing/loading-page.tsx';
import { notFoundHead } from './routing/not-found-page.tsx';
import { createPageLoader } from './routing/page-loader.ts';
import { PageLoaderContext } from './routing/page-loader-context.ts';
import { PageOutlet } from './routing/page-outlet.tsx';
import { createPages, headOf, loadPage, type Pages } from './routing/pages.ts';

export { provided } from './federation/provided.ts';

/** An address that no remote owns: no link of the menu leads there, so none is marked as the current page. */
const nowhere = '/404';

/** See {@link HostBundle}. */
export const renderDocument: HostBundle['renderDocument'] = async (request) => {
  const { subject, releases, siteConfig, scripts, preloads } = request;
  const pages = await pagesOf(request);
  const head = await headFor(subject, pages);
  const path = subject.kind === 'page' ? subject.path : nowhere;
  const { html, styles } = await renderWithStyles(
    <PageLoaderContext value={createPageLoader(pages, rethrow)}>
      <StaticRouter location={path}>
        <Layout>{subject.kind === 'shell' ? <LoadingPage /> : <PageOutlet />}</Layout>
      </StaticRouter>
    </PageLoaderContext>,
  );
  const composedPath = { page: path, notFound: anyPath, shell: undefined }[subject.kind];
  return writeDocument({
    head,
    releases,
    siteConfig,
    fonts: fontUrls,
    scripts,
    preloads,
    styles,
    body: { html, composedPath },
  });
};

/** Documents are for everybody: they show the live releases, and need no others than their own. */
async function pagesOf({ releases, remotes }: DocumentRequest): Promise<Pages> {
  const known = knowRemotes({
    named: releases,
    composedPath: undefined,
    choose: (all) => chooseReleases(all, () => 100),
    fetchAll: async () => releases,
  });
  await known.knowAll();
  return createPages({ ...known, loadRoutes: async (name) => remotes[name] ?? { routes: [] } });
}

async function headFor(subject: DocumentSubject, pages: Pages): Promise<PageHead> {
  switch (subject.kind) {
    case 'shell':
      return { title: company.name, description: company.tagline };
    case 'notFound':
      return notFoundHead;
    case 'page': {
      const found = await loadPage(pages, subject.path).catch((cause: unknown) => {
        throw new Error(`${subject.path} failed to load.`, { cause });
      });
      const head = found.status === 'known' ? headOf(found.page, found.params) : undefined;
      if (!head) throw new Error(`No remote owns ${subject.path}.`);
      return head;
    }
  }
}

async function renderWithStyles(page: ReactElement): Promise<{ html: string; styles: string }> {
  const cache = createCache({ key: emotionKey });
  // Makes emotion keep the text of what it inserts, which the extraction below reads.
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = await renderHtml(<CacheProvider value={cache}>{page}</CacheProvider>);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}

async function rethrow(error: unknown): Promise<never> {
  throw error;
}
