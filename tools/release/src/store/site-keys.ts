import { appFiles } from '@torsa/shared/contract/app-files';
import { allReleasesFile } from '@torsa/shared/contract/site-releases';
import { type Language, languages, localizePath, mainLanguage } from '@torsa/shared/i18n/languages';

/** The keys of a published site. */
export const siteKeys = {
  /** The only pointer. All other files are immutable or derived from it. */
  registry: 'registry.json',
  /** The releases of all remotes, for browsers. */
  allReleases: allReleasesFile,
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
  /** Written last, which marks the release as complete. */
  release: (app: string, version: string) => `apps/${app}/${version}/release.json`,
  /** The browser files of all releases of an app. */
  files: (app: string) => appFiles(app).slice(1),
  browserFile: (app: string, name: string) => appFiles(app).slice(1) + name,
  nodeBundle: (app: string, version: string, name: string) => `apps/${app}/${version}/node/${name}`,
  /** The history. It contains names of people, so its name begins with a dot and no server shows it. */
  history: '.history/',
  historyEntry: (revision: number, integrity: string) =>
    `.history/${String(revision).padStart(8, '0')}-${Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 12)}.json`,
  /** @param path with its language: `/bn/about` */
  document: (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`),
} as const;

/** True for a file that refers to other files, which must be on the disk first. */
export function isPointer(key: string): boolean {
  return key === siteKeys.registry || key === siteKeys.allReleases;
}

/** Reserved first segments of paths. No page may have them. */
export const reservedSegments: readonly string[] = [
  'apps',
  'configs',
  ...languages.filter((language) => language !== mainLanguage),
];
