import { type SettingSection, settingSections } from '@torsa/shared/contract/site-settings';

/** What a section holds: texts by the names of their fields. */
export type SectionValues = Readonly<Record<string, string>>;

/** The sections in the order of the page, each with the page of the site that shows it best. */
export const sectionPages = {
  contact: '/contact',
  offices: '/contact',
  openings: '/careers',
  banner: '/',
  company: '/contact',
  services: '/services/website-build',
  logins: '/auth/employee-login',
} as const satisfies Record<SettingSection, string>;

export const sectionNames = Object.keys(sectionPages) as SettingSection[];

/** Neighbours of one group: `phone` for `phone.kolkata`; undefined for fields that stand alone. */
export interface FieldGroup {
  readonly group: string | undefined;
  readonly names: readonly string[];
}

/** The fields of a section in their order, in their groups. @param groups those that have a name */
export function groupsOf(
  section: SettingSection,
  groups: Readonly<Record<string, string>>,
): readonly FieldGroup[] {
  const found: { group: string | undefined; names: string[] }[] = [];
  for (const name of Object.keys(settingSections[section].entries)) {
    const [first = ''] = name.split('.');
    const group = name.includes('.') && first in groups ? first : undefined;
    const last = found.at(-1);
    if (last && last.group === group) last.names.push(name);
    else found.push({ group, names: [name] });
  }
  return found;
}

/** The word for a field. */
export function labelOf(name: string, labels: Readonly<Record<string, string>>): string {
  return labels[name] ?? labels[name.slice(name.indexOf('.') + 1)] ?? name;
}
