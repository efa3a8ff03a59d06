import type { ReadyMessage } from '@torsa/node-lib/child-server';
import { parseSiteConfig } from '@torsa/shared/contract/parse-site-config';
import type { SiteConfig } from '@torsa/shared/site-config';

/** The site config of this machine. @throws {ContractError} naming every bad field. */
export function localSiteConfig(siteUrl: string, backend: ReadyMessage): SiteConfig {
  return parseSiteConfig({
    siteUrl,
    backendUrl: backend.url,
    publishableKey: backend.publishableKey,
    staffEmailDomain: 'staff.torsa.example',
  });
}
