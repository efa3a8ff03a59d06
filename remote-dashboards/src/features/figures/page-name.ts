import type { I18n } from '@torsa/shared/i18n';
import { services } from '../../api/projects.ts';
import type { AnalyticsCopy } from './analytics-page.copy.en.ts';

/** Returns the name of a page of the site, such as `About Us` for `/about`. For an unknown path, returns the path. */
export function pageName(
  path: string,
  { pages, inBengali, services: names }: Pick<AnalyticsCopy, 'pages' | 'inBengali' | 'services'>,
  { format }: Pick<I18n, 'format'>,
): string {
  const [, prefix, english] = /^(\/bn(?=\/|$))?(.*)$/.exec(path) ?? [];
  if (path === '' || english === undefined) return path;
  const service = services.find((id) => english === `/services/${id}`);
  const own = english === '' ? '/' : english;
  const name = service
    ? names[service]
    : Object.hasOwn(pages, own)
      ? pages[own as keyof typeof pages]
      : undefined;
  if (name === undefined) return path;
  return prefix ? format(inBengali, { page: name }) : name;
}
