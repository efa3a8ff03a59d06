import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { isVisibleToGuests } from '@torsa/shared/contract/access';
import { createCompany } from '@torsa/shared/contract/company/create-company';
import type { HostBundle, RenderDocumentOptions } from '@torsa/shared/contract/host-bundle';
import { isIndexedBySearchEngines } from '@torsa/shared/contract/is-indexed';
import { notFoundPath } from '@torsa/shared/contract/names';
import { listPageLanguages, selectRoutesInLanguage } from '@torsa/shared/contract/page-languages';
import {
  getLanguagePrefix,
  type Language,
  localizePath,
  mainLanguage,
} from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { HtmlDocumentTexts } from './copy/document.copy.en.ts';
import { htmlDocumentTextsByLanguage } from './copy/document-copy.ts';
import { LanguageProvider } from './copy/language-provider.tsx';
import { addContentSecurityPolicy } from './document/content-security-policy.ts';
import { createStyleCache } from './document/create-style-cache.ts';
import type { DocumentStyles } from './document/document-styles.ts';
import { documentIconUrls } from './document/icons/document-icons.ts';
import { renderElementToHtml } from './document/render-html.ts';
import { buildSeoMetadata } from './document/seo/build-seo.ts';
import { createHostCss, type DocumentContent, writeDocument } from './document/write-document.ts';
import { chooseReleases } from './federation/choose-releases.ts';
import { findOwningRemote } from './federation/find-owner.ts';
import { getPageHead } from './federation/loaded-page.ts';
import { createPageLoader, type PageLoader } from './federation/page-loader.ts';
import { fontUrls } from './fonts/font-urls.ts';
import { inlineScripts } from './inline/inline-scripts.ts';
import { SiteLayout } from './layout/layout.tsx';
import { LoadingPage } from './routing/loading-page.tsx';
import { PageLoaderContext } from './routing/page-loader-context.ts';
import { PageOutlet } from './routing/page-outlet.tsx';

export { faviconIcoFile as rootIcon } from './document/icons/root-icon.ts';
export { webManifest } from './document/web-manifest.ts';
export { sharedModules as provided } from './federation/provided.ts';
export { navigationSlots as slots } from './navigation/slots.ts';

/** The path of the 404 page. No navigation link leads to it, so none is highlighted as the current page. */
const nowhere = '/404';

/** Renders an HTML document at build time; see {@link HostBundle}. */
export const renderDocument: HostBundle['renderDocument'] = async (request) => {
  const { language, subject, releases, siteConfig, navigation, scripts, preloads } = request;
  const copy = copyFor(language, siteConfig);
  const loader = loaderOf(request);
  const { head, isPublic, pageLanguages, seo, data } = await describePage(request, loader, copy);
  const path = subject.kind === 'page' ? subject.path : nowhere;
  const { html, styles } = await renderWithStyles(
    <LanguageProvider language={language} copy={copy.shell} navigation={navigation}>
      <PageLoaderContext value={loader}>
        <StaticRouter
          basename={getLanguagePrefix(language)}
          location={localizePath(language, path)}
        >
          <SiteLayout>{subject.kind === 'shell' ? <LoadingPage /> : <PageOutlet />}</SiteLayout>
        </StaticRouter>
      </PageLoaderContext>
    </LanguageProvider>,
  );
  const prerenderedPath = { page: path, notFound: notFoundPath, shell: undefined }[subject.kind];
  const document = writeDocument({
    language,
    copy,
    publicPath: isPublic ? path : undefined,
    pageLanguages,
    head,
    seo,
    data,
    releases,
    siteConfig,
    navigation,
    fonts: fontUrls,
    icons: documentIconUrls,
    inlineScripts,
    scripts,
    preloads,
    styles,
    body: { html, prerenderedPath },
  });
  return addContentSecurityPolicy(document, {
    backendUrl: siteConfig.backendUrl,
    scripts: Object.values(inlineScripts),
    styles: [createHostCss({ fonts: fontUrls, language }), styles.css],
  });
};

/** Returns the interface texts of an HTML document, with the founder's settings inserted. */
function copyFor(language: Language, { settings }: SiteConfig): HtmlDocumentTexts {
  const { shell, ...rest } = htmlDocumentTextsByLanguage[language];
  return { ...rest, shell: { ...shell, company: createCompany(language, settings) } };
}

/**
 * Creates a page loader that loads only the live releases, because an HTML document is the same for every visitor.
 */
function loaderOf({ language, releases, remotes }: RenderDocumentOptions): PageLoader {
  const live = chooseReleases(releases, () => 100);
  return createPageLoader({
    ownerOf: async (path) => findOwningRemote(live, path)?.app,
    releaseOf: async (app) => live[app],
    loadRelease: async (name) => selectRoutesInLanguage(language, remotes[name] ?? { routes: [] }),
    reloadOrThrow: async (error) => {
      throw error;
    },
  });
}

/**
 * Returns the head, the languages and the search engine metadata of an HTML document, and whether its page is public.
 */
async function describePage(
  { subject, language, siteConfig, remotes }: RenderDocumentOptions,
  loader: PageLoader,
  { shell: { company, notFound } }: HtmlDocumentTexts,
): Promise<
  Pick<DocumentContent, 'head' | 'seo' | 'pageLanguages' | 'data'> & { readonly isPublic: boolean }
> {
  switch (subject.kind) {
    case 'shell':
      return { head: { title: company.name, description: company.tagline }, isPublic: false };
    case 'notFound':
      return { head: notFound.head, isPublic: false };
    case 'page': {
      const page = await loader.load(subject.path).catch((cause: unknown) => {
        throw new Error(`The page ${subject.path} failed to load.`, { cause });
      });
      if (page.status !== 'loaded')
        throw new Error(`No remote (micro-frontend) serves the path ${subject.path}.`);
      const { path, access } = page.row;
      const bundle = remotes[page.remote];
      const row = bundle?.routes.find((one) => one.path === path);
      const pageLanguages = row && listPageLanguages(row);
      return {
        head: getPageHead(page),
        pageLanguages,
        data: row?.data,
        isPublic: isVisibleToGuests(access),
        seo: isIndexedBySearchEngines(page.row)
          ? await buildSeoMetadata({
              page,
              path: subject.path,
              // A page without a translation has its English URL as canonical URL.
              language: pageLanguages?.includes(language) ? language : mainLanguage,
              siteUrl: siteConfig.siteUrl,
              company,
              loader,
              bundle,
            })
          : undefined,
      };
    }
  }
}

async function renderWithStyles(
  page: ReactElement,
): Promise<{ html: string; styles: DocumentStyles }> {
  const cache = createStyleCache();
  // Makes Emotion store the CSS text of inserted styles, which `extractCritical` reads.
  cache.compat = true;
  const { extractCritical } = createEmotionServer(cache);
  const html = await renderElementToHtml(<CacheProvider value={cache}>{page}</CacheProvider>);
  return { html, styles: extractCritical(html) };
}
