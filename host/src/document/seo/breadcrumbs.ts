/** A page on the way to another. */
export interface Breadcrumb {
  readonly title: string;
  readonly url: string;
}

/** The paths on the way from the home page to a page, its own last: `/`, `/services`, `/services/apps`. */
export function ancestorPaths(path: string): readonly string[] {
  const segments = path.split('/').filter(Boolean);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}

/** The way to a page in the words of schema.org. */
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
