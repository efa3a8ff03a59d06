import type { I18n } from '@torsa/shared/i18n';
import { type ProjectService, projectServices } from '../api/projects.ts';
import type { PageNamesTexts } from './page-names.copy.en.ts';

interface NamesOfPages extends PageNamesTexts {
  readonly services: Readonly<Record<ProjectService, string>>;
}

/** Returns the name of a public page, such as `About Us` for `/about`. An unknown path is its own name. */
export function getPageName(
  path: string,
  { pages, inBengali, services: names }: NamesOfPages,
  { format }: Pick<I18n, 'format'>,
): string {
  const [, prefix, english] = /^(\/bn(?=\/|$))?(.*)$/.exec(path) ?? [];
  if (path === '' || english === undefined) return path;
  const service = projectServices.find((id) => english === `/services/${id}`);
  const own = english === '' ? '/' : english;
  const name = service
    ? names[service]
    : Object.hasOwn(pages, own)
      ? pages[own as keyof typeof pages]
      : undefined;
  if (name === undefined) return path;
  return prefix ? format(inBengali, { page: name }) : name;
}
