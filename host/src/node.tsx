import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { company } from '@torsa/shared/company';
import type { DocumentRequest, HostBundle } from '@torsa/shared/contract/host-bundle';
import type { PageHead } from '@torsa/shared/contract/remote';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { emotionKey } from './document/emotion-key.ts';
import { writeDocument } from './document/write-document.ts';
import { anyPath } from './routing/adopt-composed-page.ts';
import { LoadingPage } from './routing/loading-page.tsx';
import { isPageHandle, notFoundHead } from './routing/page-handle.ts';
import { pageRoute } from './routing/page-route.tsx';
import { siteRoutes } from './routing/site-routes.tsx';

export { provided } from './federation/provided.ts';

/** See {@link HostBundle}. */
export const renderDocument: HostBundle['renderDocument'] = async (request) => {
  const { subject, registry, siteConfig, scripts, preloads } = request;
  const path = subject.kind === 'page' ? subject.path : '/';
  const handler = createStaticHandler(routesOf(request));
  const context = await handler.query(new Request(new URL(path, siteConfig.siteUrl)));
  if (context instanceof Response) {
    throw new Error(`${path} redirects instead of rendering (status ${context.status}).`);
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw new Error(`${path} failed to load.`, { cause: failure });

  const { html, styles } = renderWithStyles(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  const composedPath = { page: path, notFound: anyPath, shell: undefined }[subject.kind];
  return writeDocument({
    head: headOf(request, context.matches.at(-1)),
    registry,
    siteConfig,
    scripts,
    preloads,
    styles,
    body: { html, composedPath },
  });
};

function routesOf({ subject, remotes }: DocumentRequest): RouteObject[] {
  switch (subject.kind) {
    case 'page':
      return siteRoutes(
        Object.entries(remotes).flatMap(([name, { routes }]) =>
          routes.map((page) => pageRoute(name, page)),
        ),
      );
    case 'shell':
      return siteRoutes([{ path: '*', Component: LoadingPage }]);
    case 'notFound':
      return siteRoutes();
  }
}

function headOf(
  { subject }: DocumentRequest,
  match: StaticHandlerContext['matches'][number] | undefined,
): PageHead {
  switch (subject.kind) {
    case 'shell':
      return { title: company.name, description: company.tagline };
    case 'notFound':
      return notFoundHead;
    case 'page': {
      const handle = match?.route.handle;
      const head = isPageHandle(handle) ? handle.head(match?.params ?? {}) : undefined;
      if (!head) throw new Error(`No remote owns ${subject.path}.`);
      return head;
    }
  }
}

function renderWithStyles(page: ReactElement): { html: string; styles: string } {
  const cache = createCache({ key: emotionKey });
  // Makes emotion keep the text of what it inserts, which the extraction below reads.
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
