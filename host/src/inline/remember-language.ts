import { languageStorageKey } from '@torsa/shared/i18n/languages';

// A click on a language link stores its language. The link gets the current query and fragment, also for a new tab.
for (const type of ['pointerdown', 'click']) {
  addEventListener(type, ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('header a[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      if (type === 'click') localStorage.setItem(languageStorageKey, link.hreflang);
    } catch {}
  });
}
