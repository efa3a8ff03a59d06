import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startSession } from '@torsa/shared/auth';
import { type Language, prefixOf } from '@torsa/shared/i18n/languages';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import type { ShellMessages } from './messages/en.ts';
import { InLanguage } from './messages/in-language.tsx';
import type { PageLoader } from './routing/page-loader.ts';
import { PageLoaderContext } from './routing/page-loader-context.ts';
import { PageOutlet } from './routing/page-outlet.tsx';

interface AppProps {
  readonly cache: EmotionCache;
  readonly language: Language;
  readonly messages: ShellMessages;
  readonly loader: PageLoader;
}

/** The whole site in the browser. The session starts in an effect: the composed page was rendered without one. */
export function App({ cache, language, messages, loader }: AppProps) {
  useEffect(() => startSession(), []);
  return (
    <CacheProvider value={cache}>
      <InLanguage language={language} messages={messages}>
        <PageLoaderContext value={loader}>
          {/* Links, guards and routes know paths without a language. */}
          <BrowserRouter basename={prefixOf(language)}>
            <Layout>
              <PageOutlet />
            </Layout>
          </BrowserRouter>
        </PageLoaderContext>
      </InLanguage>
    </CacheProvider>
  );
}
