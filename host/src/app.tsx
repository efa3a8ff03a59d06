import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startSession } from '@torsa/shared/auth';
import { type Language, prefixOf } from '@torsa/shared/i18n/languages';
import { useCallback, useEffect, useMemo } from 'react';
import type { Site } from './federation/site.ts';
import { startFetchingAhead } from './fetch-ahead/start-fetching-ahead.ts';
import { Layout } from './layout/layout.tsx';
import type { ShellMessages } from './messages/en.ts';
import { InLanguage } from './messages/in-language.tsx';
import { startReporting } from './reporting/start-reporting.ts';
import { createPageLoader } from './routing/page-loader.ts';
import { PageLoaderContext } from './routing/page-loader-context.ts';
import { PageOutlet } from './routing/page-outlet.tsx';
import { PageRouter } from './routing/page-router.tsx';
import { isReady, type Pages } from './routing/pages.ts';

interface AppProps {
  readonly cache: EmotionCache;
  readonly language: Language;
  readonly messages: ShellMessages;
  readonly site: Site;
  readonly pages: Pages;
}

/** The whole site in the browser. The session starts in an effect: the composed page was rendered without one. */
export function App({ cache, language, messages, site, pages }: AppProps) {
  useEffect(() => startSession(), []);
  useEffect(() => startFetchingAhead(site, pages), [site, pages]);
  useEffect(() => startReporting(site), [site]);
  const loader = useMemo(() => createPageLoader(pages, site.giveUp), [pages, site]);
  const isPageReady = useCallback((pathname: string) => isReady(pages, pathname), [pages]);
  return (
    <CacheProvider value={cache}>
      <InLanguage language={language} messages={messages}>
        <PageLoaderContext value={loader}>
          {/* Links, guards and routes know paths without a language. */}
          <PageRouter basename={prefixOf(language)} isReady={isPageReady}>
            <Layout>
              <PageOutlet />
            </Layout>
          </PageRouter>
        </PageLoaderContext>
      </InLanguage>
    </CacheProvider>
  );
}
