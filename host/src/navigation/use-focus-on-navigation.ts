import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading, mainId } from './focus-page.ts';
import { isMenuOpen } from './open-menus.ts';

/**
 * After a navigation, moves the focus to the new page. Somebody who has opened a menu while that was on its way, or writes in
 * the chat, keeps it: it would close the menu under their finger, and take away what they type.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isMenuOpen() && !isWriting()) focusHeading();
  }, [pathname]);
}

/** In what stays from page to page. */
function isWriting(): boolean {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && !document.getElementById(mainId)?.contains(activeElement);
}
