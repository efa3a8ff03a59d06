import { useSyncExternalStore } from 'react';

/** Chromium supports `connection`; TypeScript's types lack it. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Tests if the visitor asked the browser to save data; false on the server, which cannot know. */
export function useSaveData(): boolean {
  return useSyncExternalStore(never, savesData, () => false);
}

/** The setting does not change while a page is open. */
const never = () => () => undefined;

function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
