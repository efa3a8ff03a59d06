import { useSyncExternalStore } from 'react';

/** Declares `navigator.connection`, which Chromium supports but TypeScript's types omit. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Returns true if the visitor has turned on the browser's data saver. Returns false on the server, which does not
 * know this setting.
 */
export function useIsDataSaverOn(): boolean {
  return useSyncExternalStore(never, savesData, () => false);
}

/** The subscription is empty, because the data saver setting does not change while a page is open. */
const never = () => () => undefined;

function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
