import { readPath } from '@torsa/shared/i18n/languages';

/** The path of another page of this site that the link opens in this tab, if it does; without its language's prefix. */
export function linkedPagePath(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const opensHere = (target === '' || target === '_self') && !link.hasAttribute('download');
  const [wanted, shown] = [readPath(pathname), readPath(location.pathname)];
  // A page in another language is another document.
  const isAnotherPage = wanted.language === shown.language && wanted.path !== shown.path;
  return opensHere && origin === location.origin && isAnotherPage ? wanted.path : undefined;
}
