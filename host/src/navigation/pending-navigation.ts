import { create } from 'zustand';

interface NavigationState {
  /** Counts the navigations that have begun, whether or not their page has come. */
  readonly started: number;
  /** Whether the page of the last one is still on its way. */
  readonly isPending: boolean;
}

/** What the layout shows of a navigation before its page is there. The router tells it. */
export const useNavigationState = create<NavigationState>()(() => ({
  started: 0,
  isPending: false,
}));

export function beginNavigation(): void {
  useNavigationState.setState(({ started }) => ({ started: started + 1 }));
}

export function setPending(isPending: boolean): void {
  useNavigationState.setState({ isPending });
}
