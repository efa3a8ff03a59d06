import type * as parsed from '../../contract/parse-site-config.ts';

export { CompanyProvider, useCompany } from './company-context.ts';

/**
 * The settings that differ between staging and production. They are in the document, so that one build works for
 * both:
 * - `siteUrl`, `backendUrl`: http(s) URLs without a trailing slash;
 * - `publishableKey`: the backend's public key, safe in a browser;
 * - `staffEmailDomain`: a staff ID in lower case before `@` and this domain is the staff member's login address;
 * - `settings`: the founder's saved settings, if any.
 */
export type SiteConfig = parsed.SiteConfig;

const fields = [
  'siteUrl',
  'backendUrl',
  'publishableKey',
  'staffEmailDomain',
] as const satisfies readonly (keyof SiteConfig)[];

/** Tests if a value looks like a site config. The publisher has already checked it in full (`parseSiteConfig`). */
export function isSiteConfig(value: unknown): value is SiteConfig {
  const config: Partial<Record<string, unknown>> = Object(value);
  return fields.every((field) => typeof config[field] === 'string');
}

let current: SiteConfig | undefined;

/** Sets the site config. The host calls it once, before any code reads the config. */
export function provideSiteConfig(config: SiteConfig): void {
  current = config;
}

/** The site config of the open document. @throws {Error} if the host has not provided it yet */
export function siteConfig(): SiteConfig {
  if (!current) throw new Error('The site config was read before the host provided it.');
  return current;
}
