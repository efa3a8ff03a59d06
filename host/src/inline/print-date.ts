import { readPath } from '@torsa/shared/i18n/languages';

// A printout shows its address and date through a rule in `base-css.ts`. The language comes from the address, because
// translators change the `lang` attribute.
addEventListener('beforeprint', () => {
  const { origin, pathname } = location;
  const { language } = readPath(pathname);
  const date = new Date().toLocaleDateString(language, { dateStyle: 'long' });
  document.body.dataset['printed'] = `${origin}${pathname} · ${date}`;
});
