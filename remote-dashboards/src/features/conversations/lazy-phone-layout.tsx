import { viewport } from '@torsa/shared/theme/tokens';
import { lazy, type ReactNode, Suspense } from 'react';
import { importWithRetry } from '../../ui/retry-import.ts';
import type { ConversationPhoneLayoutProps } from './phone-layout.tsx';

const load = () =>
  importWithRetry(() => import(/* webpackChunkName: "phone" */ './phone-layout.tsx'));
const Layout = lazy(load);

// On a phone, the browser requests this code when the page's script starts, while the page's data loads.
if (typeof matchMedia === 'function' && !matchMedia(viewport.tablet).matches) void load();

interface LazyPhoneLayoutProps extends ConversationPhoneLayoutProps {
  readonly skeleton: ReactNode;
}

/** The layout of a conversation on a phone. Only phones load this code. */
export function ConversationPhoneLayout({ skeleton, ...layout }: LazyPhoneLayoutProps) {
  return (
    <Suspense fallback={skeleton}>
      <Layout {...layout} />
    </Suspense>
  );
}
