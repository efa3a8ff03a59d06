import { create } from 'zustand';
import { closeMenus } from './open-menus.ts';

interface NavigationState {
  /** Whether the page of the last navigation is still on its way. */
  readonly isPending: boolean;
}

/** What the layout shows of a navigation before its page is there. The router tells it. */
export const useNavigationState = create<NavigationState>()(() => ({ isPending: false }));

export function beginNavigation(): void {
  closeMenus();
}

export function setPending(isPending: boolean): void {
  useNavigationState.setState({ isPending });
}
