import { create } from 'zustand';
import { closeNavigationMenus } from './open-menus.ts';

interface NavigationState {
  /** True while the page of the last navigation loads. */
  readonly isPending: boolean;
  /**
   * The text of the navigation link to the loading page. The text is empty if no navigation link leads to the page, or
   * if the page's code has already loaded.
   */
  readonly name: string;
}

/** The state of a pending navigation, which the router sets and the progress bar shows. */
export const usePendingNavigation = create<NavigationState>()(() => ({
  isPending: false,
  name: '',
}));

export function startPendingNavigation(): void {
  closeNavigationMenus();
}

export function setPendingNavigation(isPending: boolean, name = ''): void {
  usePendingNavigation.setState({ isPending, name });
}
