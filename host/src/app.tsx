import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startSession } from '@torsa/shared/auth';
import type { Navigation } from '@torsa/shared/contract/navigation';
import { type Language, prefixOf } from '@torsa/shared/i18n/languages';
import { useEffect, useMemo } from 'react';
import { markHydrated } from './early/mark-hydrated.ts';
import type { Site } from './federation/site.ts';
import { Layout } from './layout/layout.tsx';
import type { ShellMessages } from './messages/en.ts';
import { InLanguage } from './messages/in-language.tsx';
import { startPrefetching } from './prefetch/start-prefetching.ts';
import { startReporting } from './reporting/start-reporting.ts';
import type { HeldPage } from './routing/held-page.ts';
import { PageOutlet } from './routing/page-outlet.tsx';
import { PageRouter } from './routing/page-router.tsx';
import { PagesContext } from './routing/pages-context.ts';

interface AppProps {
  readonly cache: EmotionCache;
  readonly language: Language;
  readonly messages: ShellMessages;
  readonly navigation: Navigation;
  readonly site: Site;
  /** Where the document was prerendered for the address that is open. */
  readonly held: HeldPage | undefined;
}

/** The whole site in the browser. The session starts in an effect: the prerendered page was rendered without one. */
export function App({ cache, language, messages, navigation, site, held }: AppProps) {
  const { loader, releases } = site;
  useEffect(() => startSession(), []);
  // The bars know by now who is signed in, and are shown so before anything that was pressed is done.
  useEffect(() => markHydrated('shell'), []);
  useEffect(() => startPrefetching(loader), [loader]);
  useEffect(() => startReporting(releases), [releases]);
  const pages = useMemo(() => ({ loader, held }), [loader, held]);
  return (
    <CacheProvider value={cache}>
      <InLanguage language={language} messages={messages} navigation={navigation}>
        <PagesContext value={pages}>
          {/* Links, guards and routes know paths without a language. */}
          <PageRouter basename={prefixOf(language)}>
            <Layout>
              <PageOutlet />
            </Layout>
          </PageRouter>
        </PagesContext>
      </InLanguage>
    </CacheProvider>
  );
}
