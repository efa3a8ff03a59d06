import { readPath } from '@torsa/shared/i18n/languages';

// A printout carries its address and its date: `base-css.ts` shows them. The language is that of the address, because
// translators change the document's `lang`.
addEventListener('beforeprint', () => {
  const { origin, pathname } = location;
  const { language } = readPath(pathname);
  const date = new Date().toLocaleDateString(language, { dateStyle: 'long' });
  document.body.dataset['printed'] = `${origin}${pathname} · ${date}`;
});
