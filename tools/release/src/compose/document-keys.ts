import type { ReleaseManifest } from '@torsa/shared/contract/release-manifest';
import { languages, localizePath } from '@torsa/shared/i18n/languages';
import { removeCompressionSuffix } from '../store/compress.ts';
import { siteFileKeys } from '../store/site-keys.ts';

/** Returns the store keys (file paths) of a live release's HTML documents: one key for each page and language. */
export function listDocumentKeys(manifest: ReleaseManifest): readonly string[] {
  if (manifest.kind === 'host') return [];
  const paths = manifest.pages.flatMap((page) => page.paths);
  return languages.flatMap((language) =>
    paths.map((path) => siteFileKeys.document(localizePath(language, path))),
  );
}

/** True for the store key (file path) of a page's HTML document. */
export function isPageDocumentKey(key: string): boolean {
  return /^(?!apps\/|configs\/)(.*\/)?index\.html$/.test(removeCompressionSuffix(key));
}

const ownDocuments: readonly string[] = [
  siteFileKeys.rootIcon,
  ...languages.flatMap((language) => [
    siteFileKeys.shell(language),
    siteFileKeys.notFound(language),
    siteFileKeys.webManifest(language),
  ]),
];

/** True for the store key (file path) of an HTML document of a page or of the host. */
export function isRenderedDocumentKey(key: string): boolean {
  const isInside = key.split('/').every((part) => part !== '' && !part.startsWith('.'));
  return (
    ownDocuments.includes(key) ||
    (isInside && isPageDocumentKey(key) && removeCompressionSuffix(key) === key)
  );
}
