import { type Language, localizePath } from '@torsa/shared/i18n/languages';
import { lightPalette } from '@torsa/shared/theme/palettes';
import { htmlDocumentTextsByLanguage } from '../copy/document-copy.ts';
import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';
import iconMaskable from './icons/icon-maskable-512.png';

/** Builds the web app manifest: the name, icons and colours of the site when it is installed as an app. */
export function webManifest(language: Language) {
  const { name, tagline } = htmlDocumentTextsByLanguage[language].shell.company;
  const start = localizePath(language, '/');
  return {
    id: start,
    name,
    short_name: name,
    description: tagline,
    lang: language,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: lightPalette.background,
    background_color: lightPalette.background,
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: iconMaskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
