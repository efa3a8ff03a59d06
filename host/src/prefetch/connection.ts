/** The browser's Network Information API, which only Chromium browsers support. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns true if the visitor has turned on the browser's data saver. */
export function isDataSaverOn(): boolean {
  return connection()?.saveData === true;
}

/**
 * Returns true if the browser reports a fast connection without data saver. Browsers without the API return false,
 * because a phone may be in a low-data mode.
 */
export function hasFastConnection(): boolean {
  return navigator.onLine && connection()?.effectiveType === '4g' && !isDataSaverOn();
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
