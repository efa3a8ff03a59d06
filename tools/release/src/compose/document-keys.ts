import type { ReleaseManifest } from '@torsa/shared/contract/release-manifest';
import { languages, localizePath } from '@torsa/shared/i18n/languages';
import { removeEncodingSuffix } from '../store/compress.ts';
import { siteKeys } from '../store/site-keys.ts';

/** The store keys of the documents of a live release: each of its pages in every language. */
export function listDocumentKeys(manifest: ReleaseManifest): readonly string[] {
  if (manifest.kind === 'host') return [];
  const paths = manifest.pages.flatMap((page) => page.paths);
  return languages.flatMap((language) =>
    paths.map((path) => siteKeys.document(localizePath(language, path))),
  );
}

/** True for the key of a page's document. */
export function isPageDocumentKey(key: string): boolean {
  return /^(?!apps\/|configs\/)(.*\/)?index\.html$/.test(removeEncodingSuffix(key));
}

const ownDocuments: readonly string[] = [
  siteKeys.rootIcon,
  ...languages.flatMap((language) => [
    siteKeys.shell(language),
    siteKeys.notFound(language),
    siteKeys.webManifest(language),
  ]),
];

/** True for the key of a document that a bundle renders: a page, or a document of the host. */
export function isRenderedDocumentKey(key: string): boolean {
  const isInside = key.split('/').every((part) => part !== '' && !part.startsWith('.'));
  return (
    ownDocuments.includes(key) ||
    (isInside && isPageDocumentKey(key) && removeEncodingSuffix(key) === key)
  );
}
