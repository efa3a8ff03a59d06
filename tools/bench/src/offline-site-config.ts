import type { SiteConfig } from '@torsa/shared/site-config';

/** For measurements in which nobody signs in and no page asks the backend. */
export const offlineSiteConfig: SiteConfig = {
  siteUrl: 'http://localhost',
  backendUrl: 'http://localhost:9',
  publishableKey: 'none',
  staffEmailDomain: 'staff.torsa.example',
};
