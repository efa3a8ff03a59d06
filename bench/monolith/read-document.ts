import { documentIds } from '@torsa/shared/contract/names';
import type { DocumentData } from '../../host/src/document/read-document.ts';
import { releases } from './releases.ts';

/** The site config alone, taken as it is: what writes a monolith's documents was built together with it. */
export function readDocument(document: Document): DocumentData {
  const text = document.getElementById(documentIds.siteConfig)?.textContent ?? '';
  return { releases, siteConfig: JSON.parse(text) };
}
