import * as v from 'valibot';
import { parseWithSchema } from './parse-contract.ts';
import { siteSettingsSchema } from './site-settings.ts';

const httpUrl = v.pipe(
  v.string('must be a text'),
  v.check(isHttpUrl, 'must be a URL such as https://example.org'),
  v.transform((url) => url.replace(/\/+$/, '')),
);

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

const siteConfigSchema = v.object(
  {
    siteUrl: httpUrl,
    backendUrl: httpUrl,
    publishableKey: v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty')),
    staffEmailDomain: v.pipe(
      v.string('must be a text'),
      v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as staff.example.org'),
    ),
    /** The founder's saved site settings, absent if none are saved. */
    settings: v.exactOptional(siteSettingsSchema),
  },
  'must be an object',
);

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

/**
 * Parses an untrusted site config.
 * @throws {SchemaError} naming every invalid field
 */
export function parseSiteConfig(value: unknown): SiteConfig {
  return parseWithSchema(siteConfigSchema, value, 'The site config');
}
