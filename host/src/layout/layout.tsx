import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { LazyAppBoundariesOverlay } from '../boundaries/boundaries.tsx';
import { ChatWidget } from '../chat/chat-widget.tsx';
import { useAlternateLanguageLinks } from '../head/use-alternates.ts';
import { mainElementId } from '../navigation/focus-page.ts';
import { usePendingNavigation } from '../navigation/pending-navigation.ts';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';
import { useScrollOnNavigation } from '../navigation/use-scroll-on-navigation.ts';
import { PreviewBar } from '../preview/preview-bar.tsx';
import { ErrorBoundary } from '../recovery/error-boundary.tsx';
import { Toaster } from '../toaster/toaster.tsx';
import { AnnouncementBanner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

/** The page is at least as high as the screen, so that the footer is below the visible area during loading. */
const main = css({
  minBlockSize: `calc(100dvh - ${tokens.layout.header})`,
  [media.print]: { minBlockSize: 0 },
});

/**
 * The shell of the site: the header, the footer and the chat around the page. It stays mounted when the visitor opens
 * a page of another remote (micro-frontend).
 */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink targetId={mainElementId} />
      <ShellSection>
        <Navbar />
      </ShellSection>
      <AnnouncementBanner />
      <ShellSection>
        <ChatWidget />
      </ShellSection>
      <Main>{children}</Main>
      <ShellSection>
        <Footer />
      </ShellSection>
      <ShellSection>
        <Toaster />
      </ShellSection>
      <PreviewBar />
      <LazyAppBoundariesOverlay />
      <FollowNavigation />
    </>
  );
}

/**
 * The `<main>` element, which is busy during a navigation. As a separate component, it re-renders without the rest of
 * the layout.
 */
function Main({ children }: { readonly children: ReactNode }) {
  const isPending = usePendingNavigation((state) => state.isPending);
  return (
    <main id={mainElementId} tabIndex={-1} aria-busy={isPending || undefined} css={main}>
      {children}
    </main>
  );
}

/** Each section of the shell has an error boundary, so that an error affects only its own section. */
function ShellSection({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary attempt="" fallback={null}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Runs the effects of a navigation, such as moving the focus. As the last child of the layout, it runs after the
 * effects of the page.
 */
function FollowNavigation() {
  useFocusOnNavigation();
  useScrollOnNavigation();
  useAlternateLanguageLinks();
  return null;
}
