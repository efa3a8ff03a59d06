import type { Browser, BrowserContextOptions } from '@playwright/test';
import { logInAsClient } from '@torsa/e2e/support/log-in';
import { siteUrls, type Variant, variantNames } from './sites/variants.ts';

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** What a browser in which the client is signed in has stored for each variant. */
export type SignedIn = Readonly<Record<Variant, StorageState>>;

/** Logs the client in once, for real; the session is then valid at every variant, as they have one backend. */
export async function signIn(browser: Browser): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: siteUrls.federated });
  try {
    await logInAsClient(await context.newPage());
    const { cookies, origins } = await context.storageState();
    const entries = variantNames.map((variant) => [
      variant,
      { cookies, origins: origins.map((stored) => ({ ...stored, origin: siteUrls[variant] })) },
    ]);
    return Object.fromEntries(entries);
  } finally {
    await context.close();
  }
}
