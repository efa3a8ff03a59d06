/** What browsers built on Chromium say of the connection (Network Information API). Others say nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor asked for little data. */
export function isDataSaverOn(): boolean {
  return connection()?.saveData === true;
}

/**
 * Whether there is enough to spare for what may never be opened. A browser that does not say so counts as no:
 * it may be a phone in a low-data mode, and where the connection is good, intent comes early enough.
 */
export function hasFastConnection(): boolean {
  return connection()?.effectiveType === '4g' && !isDataSaverOn();
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
