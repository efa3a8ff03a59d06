/** A page in the breadcrumb list. */
export interface Breadcrumb {
  readonly title: string;
  readonly url: string;
}

/** Returns the paths from the home page to a page, including both: `/`, `/services`, `/services/apps`. */
export function ancestorPaths(path: string): readonly string[] {
  const segments = path.split('/').filter(Boolean);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}

/** Returns the breadcrumbs as a `BreadcrumbList` of schema.org. */
export function breadcrumbList(crumbs: readonly Breadcrumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url,
    })),
  };
}
