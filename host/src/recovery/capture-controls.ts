import type { PageControls } from './page-controls.ts';

/** Notes the controls of the page before React may render it anew: what an extension has changed cannot be hydrated. */
export function captureControls(): PageControls {
  return {
    pathname: location.pathname,
    controls: [...document.querySelectorAll('main :is([name], button)')],
    focused: document.activeElement,
  };
}

/** Hardly any visitor needs it, so it is in a chunk that every page fetches once it is idle. */
export const loadRestoreControls = () =>
  import(/* webpackChunkName: "prefetch" */ './restore-controls.ts');

/** Does to the page what was done to the one that it has taken the place of, if it has. */
export async function restoreIfReplaced(before: PageControls): Promise<void> {
  if (before.controls.every(({ isConnected }) => isConnected)) return;
  const { restoreControls } = await loadRestoreControls();
  restoreControls(before);
}
