import { parseLocalizedPath } from '@torsa/shared/i18n/languages';

// Sets the date for printouts, which `base-css.ts` prints. Its language is that of the URL, because browser
// translators change `lang`.
addEventListener('beforeprint', () => {
  const { origin, pathname } = location;
  const { language } = parseLocalizedPath(pathname);
  const date = new Date().toLocaleDateString(language, { dateStyle: 'long' });
  document.body.dataset['printed'] = `${origin}${pathname} · ${date}`;
});
