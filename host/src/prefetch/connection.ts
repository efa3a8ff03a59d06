/** The Network Information API. Only browsers based on Chromium have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True if the visitor has turned on the data saver. */
export function isDataSaverOn(): boolean {
  return connection()?.saveData === true;
}

/**
 * True if the browser reports a fast connection without data saver, so that pages can be prefetched that the visitor may
 * never open. Without a report the result is false, because a phone may be in a low-data mode.
 */
export function hasFastConnection(): boolean {
  return connection()?.effectiveType === '4g' && !isDataSaverOn();
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
