import { languageStorageKey } from '@torsa/shared/i18n/languages';

// A press on a link to another language chooses that language. The query and the fragment go along, also into a new tab.
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
