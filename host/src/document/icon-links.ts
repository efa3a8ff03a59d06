import { type Language, localizePath } from '@torsa/shared/i18n/languages';
import { escapeHtml } from './escape-html.ts';
import type { DocumentIconUrls } from './icons/document-icons.ts';

/**
 * Writes the `<link>` elements of the icons and the web manifest. Without icons, an empty icon prevents requests for
 * `/favicon.ico`.
 */
export function writeIconLinks(language: Language, icons: DocumentIconUrls | undefined): string {
  if (!icons) return '<link rel="icon" href="data:,">\n';
  return `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" type="image/svg+xml" href="${escapeHtml(icons.tab)}">
<link rel="apple-touch-icon" href="${escapeHtml(icons.appleTouch)}">
<link rel="manifest" href="${localizePath(language, '/manifest.webmanifest')}">
`;
}
