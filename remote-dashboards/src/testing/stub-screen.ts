import { vi } from 'vitest';

/** Makes every media query match or fail, as on a wide or a small screen. `useCleanPage` removes the stub. */
export const stubScreen = ({ isWide }: { readonly isWide: boolean }) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener() {},
    removeEventListener() {},
  }));
