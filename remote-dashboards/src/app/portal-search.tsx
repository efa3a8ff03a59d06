import { css } from '@emotion/react';
import { portalBottomBarMedia, portalRailMedia } from '@torsa/shared/theme/breakpoints';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useEffect } from 'react';
import { NavIcon } from './nav-icon.tsx';
import type { PortalSearchTexts } from './search.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const opener = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: minTouchTargetSize,
  minBlockSize: minTouchTargetSize,
  paddingInline: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: fontSize.small,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { borderColor: color.river } },
  [media.print]: { display: 'none' },
});
const openers = {
  rail: css(opener, {
    marginBlockEnd: space.xs,
    // The button's name omits the shortcut, because screen readers announce `aria-keyshortcuts`. Touch screens hide it.
    [media.hover]: {
      '&::after': { marginInlineStart: 'auto', color: color.textMuted, content: "'Ctrl K' / ''" },
    },
    '[data-folded] &': {
      justifyContent: 'center',
      padding: 0,
      '& > span': visuallyHiddenStyle,
      '&::after': { content: 'none' },
    },
    [portalBottomBarMedia]: { display: 'none' },
  }),
  toolbar: css(opener, {
    justifyContent: 'center',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '& > span': visuallyHiddenStyle,
    [portalRailMedia]: { display: 'none' },
  }),
};

interface SearchButtonProps {
  /** The place of the button: the navigation rail, or the toolbar on a narrow screen. CSS hides the other one. */
  readonly place: keyof typeof openers;
  readonly open: () => void;
  readonly copy: Pick<PortalSearchTexts, 'open'>;
}

/** The button that opens the portal search. */
export function SearchButton({ place, open, copy }: SearchButtonProps) {
  return (
    <button type="button" css={openers[place]} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <NavIcon name="search" />
      <span>{copy.open}</span>
    </button>
  );
}

/** Calls a function after Ctrl+K or Command+K on the page, unless a dialog is open. */
export function useSearchShortcut(open: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      // Override the browser's own search, which Ctrl+K opens in Firefox and Chrome.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, isOn]);
}

/** Returns true for Ctrl+K or Command+K. On a non-Latin keyboard, the key at the position of K counts. */
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
