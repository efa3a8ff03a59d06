import { parseLocalizedPath } from '@torsa/shared/i18n/languages';

/**
 * Returns the path of the page that a link opens in this tab, without its language prefix, or undefined if it opens no
 * other page here.
 */
export function getLinkedPagePath(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const opensHere = (target === '' || target === '_self') && !link.hasAttribute('download');
  const [wanted, shown] = [parseLocalizedPath(pathname), parseLocalizedPath(location.pathname)];
  // A page in another language is a separate HTML document, so the page loader cannot prefetch it.
  const isAnotherPage = wanted.language === shown.language && wanted.path !== shown.path;
  return opensHere && origin === location.origin && isAnotherPage ? wanted.path : undefined;
}
