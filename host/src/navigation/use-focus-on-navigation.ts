import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPageHeading, mainElementId } from './focus-page.ts';
import { isNavigationMenuOpen } from './open-menus.ts';

/**
 * Moves the focus to the new page after a navigation, unless the focus is in an open menu or in the chat's text field.
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
