import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useEffect, useState } from 'react';
import type { SearchCopy } from './search.copy.en.ts';
import { SearchDialog } from './search-dialog.tsx';

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
  // Excludes the key names from the button's accessible name, because `aria-keyshortcuts` already contains them.
  // Touch screens show no key names.
  [media.hover]: {
    '&:hover': { borderColor: color.river },
    '&::after': { color: color.textMuted, content: "'Ctrl K' / ''" },
  },
  [media.print]: { display: 'none' },
});

/** The button that opens the portal search. Ctrl+K or Command+K opens the search from any element of the page. */
export function PortalSearch({ copy }: { readonly copy: SearchCopy }) {
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = useSession().status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    const open = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      // Override the browser's own search, which Firefox and Chrome open with Ctrl+K.
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
        {copy.open}
      </button>
      {isOpen && <SearchDialog copy={copy} close={() => setOpen(false)} />}
    </>
  );
}

/**
 * Matches Ctrl+K or Command+K. On a keyboard with another script, such as Bengali, matches the key in the position of
 * K.
 */
function isSearchShortcut({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
}
