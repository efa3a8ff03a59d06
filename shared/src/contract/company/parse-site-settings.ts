import { parseContract } from '../parse-contract.ts';
import { type SiteSettings, siteSettings } from '../site-settings.ts';
import { defaultSettings } from './default-settings.ts';

/**
 * The founder's settings as the database publishes them. A field that is missing is as the site began, so that a newer
 * release with a new field still reads what is stored. `private.invalid_setting_field` accepts the same.
 * @throws {ContractError} that names every field that cannot be published.
 */
export function parseSiteSettings(published: unknown): SiteSettings {
  const isRecord = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const complete = !isRecord(published)
    ? published
    : Object.fromEntries(
        Object.entries(published).map(([section, value]) => [
          section,
          isRecord(value) && section in defaultSettings
            ? { ...defaultSettings[section as keyof SiteSettings], ...value }
            : value,
        ]),
      );
  return parseContract(siteSettings, complete, 'What the founder has set');
}
