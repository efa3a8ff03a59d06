import { create } from 'zustand';
import { closeMenus } from './open-menus.ts';

interface NavigationState {
  /** True while the page of the last navigation is loading. */
  readonly isPending: boolean;
  /** The text of the page's link in the navigation. It is empty if there is no such link, or if the page only has to render. */
  readonly name: string;
}

/** The state of a pending navigation. The router sets it and the layout shows it. */
export const useNavigationState = create<NavigationState>()(() => ({ isPending: false, name: '' }));

export function beginNavigation(): void {
  closeMenus();
}

export function setPending(isPending: boolean, name = ''): void {
  useNavigationState.setState({ isPending, name });
}
