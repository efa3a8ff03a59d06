import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { Boundaries } from '../boundaries/boundaries.tsx';
import { ChatWidget } from '../chat/chat-widget.tsx';
import { useAlternates } from '../head/use-alternates.ts';
import { mainId } from '../navigation/focus-page.ts';
import { useNavigationState } from '../navigation/pending-navigation.ts';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';
import { useScrollOnNavigation } from '../navigation/use-scroll-on-navigation.ts';
import { PreviewBar } from '../preview/preview-bar.tsx';
import { ErrorBoundary } from '../recovery/error-boundary.tsx';
import { Toaster } from '../toaster/toaster.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

/** At least as high as the screen while its page loads too: the footer stays out of sight, and nothing moves. */
const main = css({
  minBlockSize: `calc(100dvh - ${tokens.layout.header})`,
  [media.print]: { minBlockSize: 0 },
});

/** The shell: it stays on the screen from page to page, whichever remote the page comes from. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink targetId={mainId} />
      <Part>
        <Navbar />
      </Part>
      <Banner />
      <Part>
        <ChatWidget />
      </Part>
      <Main>{children}</Main>
      <Part>
        <Footer />
      </Part>
      <Part>
        <Toaster />
      </Part>
      <PreviewBar />
      <Boundaries />
      <FollowNavigation />
    </>
  );
}

/** A component of its own, so that the start of a navigation re-renders nothing else of the layout. */
function Main({ children }: { readonly children: ReactNode }) {
  const isPending = useNavigationState((state) => state.isPending);
  return (
    <main id={mainId} tabIndex={-1} aria-busy={isPending || undefined} css={main}>
      {children}
    </main>
  );
}

/** Contains the failure of one part of the shell. */
function Part({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary attempt="" fallback={null}>
      {children}
    </ErrorBoundary>
  );
}

/** A component of its own, so that a navigation re-renders nothing else of the layout. Last, so that its effects follow the page's. */
function FollowNavigation() {
  useFocusOnNavigation();
  useScrollOnNavigation();
  useAlternates();
  return null;
}
