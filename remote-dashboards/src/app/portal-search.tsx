import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { NavCopy } from './portal-nav.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const opener = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: minTargetSize,
  minBlockSize: minTargetSize,
  marginInlineStart: 'auto',
  paddingInline: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  backgroundColor: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: fontSize.small,
  cursor: 'pointer',
  // Screen readers announce the keys from `aria-keyshortcuts`, so they are no part of the name. Fingers have no keys.
  [media.hover]: {
    '&:hover': { borderColor: color.river },
    '&::after': { color: color.textMuted, content: "'Ctrl K' / ''" },
  },
  [media.print]: { display: 'none' },
});
const SearchDialog = lazy(
  () => import(/* webpackChunkName: "portal-search" */ './search-dialog.tsx'),
);

/** The button that opens the search over everything. Ctrl+K or Command+K opens it from anywhere on the page. */
export function PortalSearch({ copy }: { readonly copy: Pick<NavCopy, 'openSearch'> }) {
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = useSession().status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey) return;
      // Firefox and Chrome have a search of their own on this key.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [isSignedIn]);
  return (
    <>
      <button
        type="button"
        css={opener}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(isSignedIn)}
      >
        {copy.openSearch}
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
