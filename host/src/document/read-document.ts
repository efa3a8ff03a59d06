import { documentIds } from '@torsa/shared/contract/names';
import { isSiteReleases, type SiteReleases } from '@torsa/shared/contract/site-releases';
import { isLanguage, type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { isSiteConfig, type SiteConfig } from '@torsa/shared/site-config';
import type { ShellMessages } from '../messages/en.ts';

export interface DocumentData {
  /** Of the remote whose page it is; of none, when that is known only in the browser. */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  readonly language: Language;
  readonly messages: ShellMessages;
}

/** Reads what the document carries for the browser. @returns undefined when it cannot be used. */
export function readDocument(document: Document): DocumentData | undefined {
  const releases = readJson(document, documentIds.releases);
  const siteConfig = readJson(document, documentIds.siteConfig);
  // Written by the release that this code is of, so they are not checked; missing where the document breaks off.
  const messages = readJson(document, documentIds.messages) as ShellMessages | undefined;
  if (!isSiteReleases(releases) || !isSiteConfig(siteConfig) || !messages) return undefined;
  const { lang } = document.documentElement;
  return {
    releases,
    siteConfig,
    language: isLanguage(lang) ? lang : mainLanguage,
    messages,
  };
}

function readJson(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
