/** One page in the breadcrumb list for search engines. */
export interface Breadcrumb {
  readonly title: string;
  readonly url: string;
}

/**
 * Returns the paths from the home page to the given page: `/`, `/services` and `/services/apps` for `/services/apps`.
 */
export function listBreadcrumbPaths(path: string): readonly string[] {
  const segments = path.split('/').filter(Boolean);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}

/** Returns the breadcrumbs as a schema.org `BreadcrumbList` object. */
export function createBreadcrumbList(crumbs: readonly Breadcrumb[]) {
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
