import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPageHeading, mainElementId } from './focus-page.ts';
import { isNavigationMenuOpen } from './open-menus.ts';

/**
 * Moves the focus to the new page after a navigation. The focus stays in an open menu, so that the menu stays open. The
 * focus also stays in the chat's text field, so that typing is not interrupted.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isNavigationMenuOpen() && !isWriting()) focusPageHeading();
  }, [pathname]);
}

/** Returns true if the focus is in a text field outside of the page, for example in the chat. */
function isWriting(): boolean {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && !document.getElementById(mainElementId)?.contains(activeElement);
}
