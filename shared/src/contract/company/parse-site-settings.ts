import { parseWithSchema } from '../parse-contract.ts';
import { type SiteSettings, siteSettingsSchema } from '../site-settings.ts';
import { defaultSiteSettings } from './default-settings.ts';

/**
 * Parses the founder's published settings, and sets missing fields to their defaults. The SQL function
 * `private.setting_problem` accepts the same values.
 * @throws {SchemaError} naming every invalid field
 */
export function parseSiteSettings(published: unknown): SiteSettings {
  const isRecord = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const complete = !isRecord(published)
    ? published
    : Object.fromEntries(
        Object.entries(published).map(([section, value]) => [
          section,
          isRecord(value) && section in defaultSiteSettings
            ? { ...defaultSiteSettings[section as keyof SiteSettings], ...value }
            : value,
        ]),
      );
  return parseWithSchema(siteSettingsSchema, complete, 'The site settings');
}
