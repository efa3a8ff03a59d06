import type * as parsed from '../../contract/parse-site-config.ts';

export { CompanyProvider, useCompany } from './company-context.ts';

/**
 * The settings that differ between staging and production, which each HTML document contains: - `siteUrl`,
 * `backendUrl`: URLs without a trailing slash; - `publishableKey`: the backend's public key; - `staffEmailDomain`: the
 * domain of staff login addresses; - `settings`: the founder's saved settings.
 */
export type SiteConfig = parsed.SiteConfig;

const fields = [
  'siteUrl',
  'backendUrl',
  'publishableKey',
  'staffEmailDomain',
] as const satisfies readonly (keyof SiteConfig)[];

/**
 * Returns true if a value looks like a site config. The publish command has already validated it with
 * `parseSiteConfig`.
 */
export function isSiteConfig(value: unknown): value is SiteConfig {
  const config: Partial<Record<string, unknown>> = Object(value);
  return fields.every((field) => typeof config[field] === 'string');
}

let current: SiteConfig | undefined;

/** Sets the site config, once, before other code reads it. */
export function setSiteConfig(config: SiteConfig): void {
  current = config;
}

/**
 * Returns the site config of the open document.
 * @throws {Error} if the host has not set the config yet
 */
export function siteConfig(): SiteConfig {
  if (!current) throw new Error('The site config was read before the host called setSiteConfig().');
  return current;
}
