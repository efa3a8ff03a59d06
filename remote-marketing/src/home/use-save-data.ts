import { useSyncExternalStore } from 'react';

/** Chromium supports `navigator.connection`, but TypeScript does not declare it. */
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

/** The hook subscribes to nothing, because the data saver setting does not change while a page is open. */
const never = () => () => undefined;

function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
