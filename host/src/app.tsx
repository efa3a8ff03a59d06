import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startSession } from '@torsa/shared/auth';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Layout } from './layout/layout.tsx';
import type { PageLoader } from './routing/page-loader.ts';
import { PageLoaderContext } from './routing/page-loader-context.ts';
import { PageOutlet } from './routing/page-outlet.tsx';

interface AppProps {
  readonly cache: EmotionCache;
  readonly loader: PageLoader;
}

/** The whole site in the browser. The session starts in an effect: the composed page was rendered without one. */
export function App({ cache, loader }: AppProps) {
  useEffect(() => startSession(), []);
  return (
    <CacheProvider value={cache}>
      <PageLoaderContext value={loader}>
        <BrowserRouter>
          <Layout>
            <PageOutlet />
          </Layout>
        </BrowserRouter>
      </PageLoaderContext>
    </CacheProvider>
  );
}
