import { viewport } from '@torsa/shared/theme/tokens';
import { lazy, type ReactNode, Suspense } from 'react';
import { importWithRetry } from '../../ui/retry-import.ts';
import type { ConversationPhoneLayoutProps } from './phone-layout.tsx';

const load = () =>
  importWithRetry(() => import(/* webpackChunkName: "phone" */ './phone-layout.tsx'));
const Layout = lazy(load);

// A phone requests the layout code immediately, in parallel with the page's data.
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
