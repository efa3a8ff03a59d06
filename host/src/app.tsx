import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startSession } from '@torsa/shared/auth';
import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';

interface AppProps {
  readonly cache: EmotionCache;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole site in the browser. The session starts in an effect: the composed page was rendered without one. */
export function App({ cache, router }: AppProps) {
  useEffect(() => startSession(), []);
  return (
    <CacheProvider value={cache}>
      <RouterProvider router={router} />
    </CacheProvider>
  );
}
