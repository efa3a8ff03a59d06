import { create } from 'zustand';

interface NavigationState {
  /** True until the page of the last navigation has loaded. */
  readonly isPending: boolean;
  /**
   * The text of the navigation link to the loading page; empty if there is no such link or the page's code has already
   * loaded.
   */
  readonly name: string;
}

/** The state of a pending navigation, which the router sets and the progress bar shows. */
export const usePendingNavigation = create<NavigationState>()(() => ({
  isPending: false,
  name: '',
}));

export function setPendingNavigation(isPending: boolean, name = ''): void {
  usePendingNavigation.setState({ isPending, name });
}

/**
 * Returns the text of the navigation link to a path, without its badge. The text is available before the page's code
 * loads.
 */
export function findNavigationLabel(pathname: string): string {
  const link = document.querySelector(`nav a[href="${CSS.escape(pathname)}"]`);
  return link?.firstChild?.textContent ?? '';
}
