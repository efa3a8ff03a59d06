import { htmlElementIds } from '@torsa/shared/contract/names';
import type { Navigation } from '@torsa/shared/contract/navigation';
import { isSiteReleases, type SiteReleases } from '@torsa/shared/contract/site-releases';
import { isLanguage, type Language, parseLocalizedPath } from '@torsa/shared/i18n/languages';
import { isSiteConfig, type SiteConfig } from '@torsa/shared/site-config';
import type { ShellTexts } from '../copy/document.copy.en.ts';

export interface DocumentData {
  /**
   * The releases of the remote (micro-frontend) that serves the page. Empty if only the browser can determine the
   * remote.
   */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  readonly language: Language;
  readonly copy: ShellTexts;
  readonly navigation: Navigation;
}

/**
 * Reads the JSON data blocks of the HTML document.
 * @returns undefined if a data block is missing or invalid.
 */
export function readDocument(document: Document): DocumentData | undefined {
  const releases = readJson(document, htmlElementIds.releases);
  const siteConfig = readJson(document, htmlElementIds.siteConfig);
  // Does not validate the interface texts and navigation links, because they are from the same release as this code.
  const copy = readJson(document, htmlElementIds.messages) as ShellTexts | undefined;
  const navigation = readJson(document, htmlElementIds.navigation) as Navigation | undefined;
  if (!isSiteReleases(releases) || !isSiteConfig(siteConfig)) return undefined;
  if (!copy || !navigation) return undefined;
  const { language = '' } = document.getElementById(htmlElementIds.root)?.dataset ?? {};
  return {
    releases,
    siteConfig,
    // Reads the language from the `data-language` attribute, because browser translators change the `lang` attribute.
    language: isLanguage(language) ? language : parseLocalizedPath(location.pathname).language,
    copy,
    navigation,
  };
}

function readJson(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
