import type { PageFormControls } from './page-controls.ts';

/**
 * Saves the form fields and buttons of the page, because React replaces prerendered HTML that a browser extension has
 * changed.
 */
export function captureFormControls(): PageFormControls {
  return {
    pathname: location.pathname,
    controls: [...document.querySelectorAll('main :is([name], button)')],
    focused: document.activeElement,
  };
}

/**
 * Loads the chunk that restores form fields. Pages prefetch it only when the browser is idle, because few visitors
 * need it.
 */
export const loadRestoreControlsChunk = () =>
  import(/* webpackChunkName: "prefetch" */ './restore-controls.ts');

/** Restores the typed texts, the focus and the queued click if React has replaced the page. */
export async function restoreFormControlsIfReplaced(before: PageFormControls): Promise<void> {
  if (before.controls.every(({ isConnected }) => isConnected)) return;
  const { restoreFormControls } = await loadRestoreControlsChunk();
  restoreFormControls(before);
}
