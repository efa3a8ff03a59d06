import {
  maxBannerLength,
  type SettingSection,
  settingSectionSchemas,
} from '@torsa/shared/contract/site-settings';

/** Adjacent fields with one group, such as `phone` for `phone.kolkata`. `group` is undefined without one. */
export interface SettingFieldGroup {
  readonly group: string | undefined;
  readonly names: readonly string[];
}

/**
 * Groups the adjacent fields of a settings section.
 * @param groups the names of the groups
 */
export function groupSettingFields(
  section: SettingSection,
  groups: Readonly<Record<string, string>>,
): readonly SettingFieldGroup[] {
  const found: { group: string | undefined; names: string[] }[] = [];
  for (const name of Object.keys(settingSectionSchemas[section].entries)) {
    const [first = ''] = name.split('.');
    const group = name.includes('.') && first in groups ? first : undefined;
    const last = found.at(-1);
    if (last && last.group === group) last.names.push(name);
    else found.push({ group, names: [name] });
  }
  return found;
}

/** Splits adjacent fields into rows: the two languages of a text, and the fields between two such texts. */
export function pairFieldsByLanguage(names: readonly string[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const isPair = last?.[0]?.endsWith('.en');
    if (last && (name.endsWith('.bn') || !(isPair || name.endsWith('.en')))) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

/** Returns the maximum length of a text in characters. Undefined for fields without a limit. */
export function getMaxSettingLength(name: string): number | undefined {
  if (/^text\.(en|bn)$/.test(name)) return maxBannerLength;
  return /\.(street|hours)\.(en|bn)$|^(legalName|registration)$/.test(name) ? 100 : undefined;
}
