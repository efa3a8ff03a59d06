import type { ReactNode } from 'react';
import { Boundaries } from '../boundaries/boundaries.tsx';
import { ChatWidget } from '../chat/chat-widget.tsx';
import { useAlternates } from '../head/use-alternates.ts';
import { mainId } from '../navigation/focus-page.ts';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';
import { useScrollOnNavigation } from '../navigation/use-scroll-on-navigation.ts';
import { PreviewBar } from '../preview/preview-bar.tsx';
import { PartBoundary } from '../recovery/part-boundary.tsx';
import { Toaster } from '../toaster/toaster.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Main } from './main.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

/** What stays on the screen from page to page, whichever remote the page comes from. */
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

/** A part that fails takes neither the page nor other parts with it. */
function Part({ children }: { readonly children: ReactNode }) {
  return (
    <PartBoundary attempt="" fallback={null}>
      {children}
    </PartBoundary>
  );
}

/** By itself, so that a navigation renders nothing else of the layout. Last, so that the page is there before it. */
function FollowNavigation() {
  useFocusOnNavigation();
  useScrollOnNavigation();
  useAlternates();
  return null;
}
