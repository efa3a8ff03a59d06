import { create } from 'zustand';
import { closeMenus } from './open-menus.ts';

interface NavigationState {
  /** Whether the page of the last navigation is still on its way. */
  readonly isPending: boolean;
  /** What the site's navigation calls that page. Empty where it does not, or the page is there and only to be rendered. */
  readonly name: string;
}

/** What the layout shows of a navigation before its page is there. The router tells it. */
export const useNavigationState = create<NavigationState>()(() => ({ isPending: false, name: '' }));

export function beginNavigation(): void {
  closeMenus();
}

export function setPending(isPending: boolean, name = ''): void {
  useNavigationState.setState({ isPending, name });
}
