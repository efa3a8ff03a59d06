import { documentIds } from '@torsa/shared/contract/names';
import type { Navigation } from '@torsa/shared/contract/navigation';
import { isSiteReleases, type SiteReleases } from '@torsa/shared/contract/site-releases';
import { isLanguage, type Language, readPath } from '@torsa/shared/i18n/languages';
import { isSiteConfig, type SiteConfig } from '@torsa/shared/site-config';
import type { ShellCopy } from '../copy/document.copy.en.ts';

export interface DocumentData {
  /** Of the remote whose page it is; of none, when that is known only in the browser. */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  readonly language: Language;
  readonly copy: ShellCopy;
  readonly navigation: Navigation;
}

/** Reads what the document carries for the browser. @returns undefined when it cannot be used. */
export function readDocument(document: Document): DocumentData | undefined {
  const releases = readJson(document, documentIds.releases);
  const siteConfig = readJson(document, documentIds.siteConfig);
  // Written together with the release that this code is of, so they are not checked; missing where the document breaks off.
  const copy = readJson(document, documentIds.messages) as ShellCopy | undefined;
  const navigation = readJson(document, documentIds.navigation) as Navigation | undefined;
  if (!isSiteReleases(releases) || !isSiteConfig(siteConfig)) return undefined;
  if (!copy || !navigation) return undefined;
  const { language = '' } = document.getElementById(documentIds.root)?.dataset ?? {};
  return {
    releases,
    siteConfig,
    // Not the `lang` of the document, which translators change.
    language: isLanguage(language) ? language : readPath(location.pathname).language,
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
