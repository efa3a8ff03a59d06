import type { PageControls } from './page-controls.ts';

/**
 * Captures the controls of the page before React may render it again. React cannot hydrate HTML that an extension has
 * changed.
 */
export function captureControls(): PageControls {
  return {
    pathname: location.pathname,
    controls: [...document.querySelectorAll('main :is([name], button)')],
    focused: document.activeElement,
  };
}

/** Loads a chunk that few visitors need. Every page prefetches it when the browser is idle. */
export const loadRestoreControls = () =>
  import(/* webpackChunkName: "prefetch" */ './restore-controls.ts');

/** Restores the captured texts, focus and clicks if the page was replaced. */
export async function restoreIfReplaced(before: PageControls): Promise<void> {
  if (before.controls.every(({ isConnected }) => isConnected)) return;
  const { restoreControls } = await loadRestoreControls();
  restoreControls(before);
}
