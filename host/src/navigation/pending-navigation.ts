import { create } from 'zustand';
import { closeNavigationMenus } from './open-menus.ts';

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

export function startPendingNavigation(): void {
  closeNavigationMenus();
}

export function setPendingNavigation(isPending: boolean, name = ''): void {
  usePendingNavigation.setState({ isPending, name });
}
