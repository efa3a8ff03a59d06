import { useSyncExternalStore } from 'react';

/** Chromium tells it; TypeScript's list of what browsers have does not. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the person asked their browser to save data; false on the server, which cannot know. */
export function useSaveData(): boolean {
  return useSyncExternalStore(never, savesData, () => false);
}

/** Nobody changes it while they look at a page. */
const never = () => () => undefined;

function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
