import { getAppFilesPath } from '@torsa/shared/contract/app-files';
import { allReleasesFilePath } from '@torsa/shared/contract/site-releases';
import { type Language, languages, localizePath, mainLanguage } from '@torsa/shared/i18n/languages';

/** The keys (paths) of the files of a published site. */
export const siteFileKeys = {
  /** The key of registry.json, the only file that names the current releases. */
  registry: 'registry.json',
  /** The key of remotes.json: the file from which browsers read the releases of all remotes. */
  allReleases: allReleasesFilePath,
  siteConfig: 'site-config.json',
  notFound: (language: Language) => localizePath(language, '/404.html').slice(1),
  shell: (language: Language) => localizePath(language, '/shell.html').slice(1),
  rootIcon: 'favicon.ico',
  webManifest: (language: Language) => localizePath(language, '/manifest.webmanifest').slice(1),
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  headers: '_headers',
  redirects: '_redirects',
  config: (version: string) => `configs/${version}.json`,
  apps: 'apps/',
  app: (app: string) => `apps/${app}/`,
  version: (app: string, version: string) => `apps/${app}/${version}/`,
  /** The key of the release manifest, which is written last and marks the release as complete. */
  release: (app: string, version: string) => `apps/${app}/${version}/release.json`,
  /** The folder of the browser files of all releases of an app. */
  files: (app: string) => getAppFilesPath(app).slice(1),
  browserFile: (app: string, name: string) => getAppFilesPath(app).slice(1) + name,
  nodeBundle: (app: string, version: string, name: string) => `apps/${app}/${version}/node/${name}`,
  /** The folder of the change history. Web servers do not serve it, because its name begins with a dot. */
  history: '.history/',
  historyEntry: (revision: number, integrity: string) =>
    `.history/${String(revision).padStart(8, '0')}-${Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 12)}.json`,
  /**
   * Returns the store key (file path) of a page's HTML document.
   * @param path with its language prefix, such as `/bn/about`.
   */
  document: (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`),
} as const;

/** True for a file that refers to other files, which must be synced to the disk first. */
export function refersToOtherStoredFiles(key: string): boolean {
  return key === siteFileKeys.registry || key === siteFileKeys.allReleases;
}

/** Reserved first segments of URL paths, which no page may use. */
export const reservedPathSegments: readonly string[] = [
  'apps',
  'configs',
  ...languages.filter((language) => language !== mainLanguage),
];
