import { parseLocalizedPath } from '@torsa/shared/i18n/languages';

// A CSS rule in `base-css.ts` prints the URL and the date on each printout. The date's language comes from the URL,
// because browser translators change the `lang` attribute.
addEventListener('beforeprint', () => {
  const { origin, pathname } = location;
  const { language } = parseLocalizedPath(pathname);
  const date = new Date().toLocaleDateString(language, { dateStyle: 'long' });
  document.body.dataset['printed'] = `${origin}${pathname} · ${date}`;
});
