import type * as parsed from '../../contract/parse-site-config.ts';

export { CompanyProvider, useCompany } from './company-context.ts';

/**
 * What differs between staging and production. It stands in the document, so that one build serves both:
 * - `siteUrl`, `backendUrl`: http(s) URLs without a trailing slash;
 * - `publishableKey`: the backend's public key, safe in a browser;
 * - `staffEmailDomain`: a staff ID in lower case before `@` and this domain is its sign-in address;
 * - `settings`: what the founder has set, where anything is.
 */
export type SiteConfig = parsed.SiteConfig;

const fields = [
  'siteUrl',
  'backendUrl',
  'publishableKey',
  'staffEmailDomain',
] as const satisfies readonly (keyof SiteConfig)[];

/** Whether a value has the shape of a site config. What was published was checked in full (`parseSiteConfig`). */
export function isSiteConfig(value: unknown): value is SiteConfig {
  const config: Partial<Record<string, unknown>> = Object(value);
  return fields.every((field) => typeof config[field] === 'string');
}

let current: SiteConfig | undefined;

/** Called once by the host, before anything reads the config. */
export function provideSiteConfig(config: SiteConfig): void {
  current = config;
}

/** The config of the document that is open. @throws {Error} before the host provided it. */
export function siteConfig(): SiteConfig {
  if (!current) throw new Error('The site config was read before the host provided it.');
  return current;
}
