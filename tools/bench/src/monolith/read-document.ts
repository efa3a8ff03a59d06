import type { DocumentData } from '@torsa/host/document/read-document';
import { htmlElementIds } from '@torsa/shared/contract/names';
import { isLanguage, mainLanguage } from '@torsa/shared/i18n/languages';
import { releases } from './releases.ts';

/** The data inside the HTML document is not validated, because the same build wrote the document. */
export function readDocument(document: Document): DocumentData {
  const { lang } = document.documentElement;
  const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');
  return {
    releases,
    siteConfig: read(htmlElementIds.siteConfig),
    copy: read(htmlElementIds.messages),
    navigation: read(htmlElementIds.navigation),
    language: isLanguage(lang) ? lang : mainLanguage,
  };
}
