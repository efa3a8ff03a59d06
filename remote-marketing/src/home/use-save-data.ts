import { useSyncExternalStore } from 'react';

/** Declares `navigator.connection`, which Chromium supports but TypeScript's types omit. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Returns true if the visitor has turned on the browser's data saver. On the server, it always returns false. */
export function useIsDataSaverOn(): boolean {
  return useSyncExternalStore(never, savesData, () => false);
}

/** Subscribes to nothing, because the data saver setting does not change while a page is open. */
const never = () => () => undefined;

function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
