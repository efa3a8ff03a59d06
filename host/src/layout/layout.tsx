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
import { Toaster } from '../toaster/toaster.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

// As high as the screen, also while its page is on the way: the footer stays out of sight, and nothing is seen to move.
const main = css({
  minBlockSize: `calc(100dvh - ${tokens.layout.header})`,
  [media.print]: { minBlockSize: 0 },
});

/** What stays on the screen from page to page, whichever remote the page comes from. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const isPending = useNavigationState((state) => state.isPending);
  useFocusOnNavigation();
  useScrollOnNavigation();
  useAlternates();
  return (
    <>
      <SkipLink targetId={mainId} />
      <Navbar />
      <Banner />
      <ChatWidget />
      <main id={mainId} tabIndex={-1} aria-busy={isPending || undefined} css={main}>
        {children}
      </main>
      <Footer />
      <Toaster />
      <PreviewBar />
      <Boundaries />
    </>
  );
}
