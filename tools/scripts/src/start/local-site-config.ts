import { LOCAL_PUBLISHABLE_KEY } from '@torsa/backend/keys';
import type { LocalStackSettings } from '@torsa/node-lib/settings';
import { parseSiteConfig } from '@torsa/shared/contract/parse-site-config';
import type { SiteConfig } from '@torsa/shared/site-config';

/** The site config of the local site that `npm start` serves. */
export function createLocalSiteConfig({ SITE_PORT, API_PORT }: LocalStackSettings): SiteConfig {
  return parseSiteConfig({
    siteUrl: `http://localhost:${SITE_PORT}`,
    backendUrl: `http://localhost:${API_PORT}`,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    staffEmailDomain: 'staff.torsa.example',
  });
}
