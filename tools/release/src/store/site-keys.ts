import { appFiles } from '@torsa/shared/contract/app-files';
import { allReleasesFile } from '@torsa/shared/contract/site-releases';
import { type Language, languages, mainLanguage, pathIn } from '@torsa/shared/i18n/languages';

/** Where things are in the published site. */
export const siteKeys = {
  /** The one pointer: everything else is immutable or follows from it. */
  registry: 'registry.json',
  /** The releases of all remotes, for browsers. */
  allReleases: allReleasesFile,
  siteConfig: 'site-config.json',
  notFound: (language: Language) => pathIn(language, '/404.html').slice(1),
  shell: (language: Language) => pathIn(language, '/shell.html').slice(1),
  rootIcon: 'favicon.ico',
  webManifest: (language: Language) => pathIn(language, '/manifest.webmanifest').slice(1),
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  headers: '_headers',
  redirects: '_redirects',
  config: (version: string) => `configs/${version}.json`,
  apps: 'apps/',
  app: (app: string) => `apps/${app}/`,
  version: (app: string, version: string) => `apps/${app}/${version}/`,
  /** Comes last, as the mark that the release is whole. */
  release: (app: string, version: string) => `apps/${app}/${version}/release.json`,
  /** All browser files of an app, whichever releases they belong to. */
  files: (app: string) => appFiles(app).slice(1),
  browserFile: (app: string, name: string) => appFiles(app).slice(1) + name,
  nodeBundle: (app: string, version: string, name: string) => `apps/${app}/${version}/node/${name}`,
  /** The history. It names people, so its name begins with a dot: no server shows it. */
  history: '.history/',
  historyEntry: (generation: number, integrity: string) =>
    `.history/${String(generation).padStart(8, '0')}-${Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 12)}.json`,
  /** @param path with its language: `/bn/about` */
  document: (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`),
} as const;

/** True for a file that refers to other files. They must be on the disk before it. */
export function isPointer(key: string): boolean {
  return key === siteKeys.registry || key === siteKeys.allReleases;
}

/** The first segments of paths that are the site's own: no page may be there. */
export const reservedSegments: readonly string[] = [
  'apps',
  'configs',
  ...languages.filter((language) => language !== mainLanguage),
];
