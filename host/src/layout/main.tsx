import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { mainId } from '../navigation/focus-page.ts';
import { useNavigationState } from '../navigation/pending-navigation.ts';

// As high as the screen, also while its page is on the way: the footer stays out of sight, and nothing is seen to move.
const main = css({
  minBlockSize: `calc(100dvh - ${tokens.layout.header})`,
  [media.print]: { minBlockSize: 0 },
});

/** The place of the page. By itself, so that a press that begins a navigation renders nothing else of the layout. */
export function Main({ children }: { readonly children: ReactNode }) {
  const isPending = useNavigationState((state) => state.isPending);
  return (
    <main id={mainId} tabIndex={-1} aria-busy={isPending || undefined} css={main}>
      {children}
    </main>
  );
}
