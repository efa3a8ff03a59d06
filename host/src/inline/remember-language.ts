import { languageStorageKey } from '@torsa/shared/i18n/languages';

// When the visitor clicks a language link, the script stores the language and adds the current query and fragment to
// the link.
for (const type of ['pointerdown', 'click']) {
  addEventListener(type, ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      if (type === 'click') localStorage.setItem(languageStorageKey, link.hreflang);
    } catch {}
  });
}
