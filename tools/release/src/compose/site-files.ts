import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import type { RemoteManifest } from '@torsa/shared/contract/release-manifest';
import { hasSecretParameter } from '@torsa/shared/contract/route-pattern';
import { selectReleasesForBrowsers } from '@torsa/shared/contract/site-releases';
import {
  getLanguagePrefix,
  languages,
  localizePath,
  mainLanguage,
} from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import { listShellRoutePatterns } from '../registry/shell-patterns.ts';
import { immutableCacheControl } from '../store/key-headers.ts';
import { encodeStoredJson } from '../store/read-json.ts';
import { secretPageHeaders, securityHeaders } from '../store/security-headers.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { findRequiredDocumentRevision } from './document-revision.ts';
import { renderSitemap } from './sitemap.ts';

/**
 * Generates the site's files except HTML documents and `remotes.json`.
 * @returns the files by store key (file path), with their revision.
 * @param finished the newest revision whose files are all written.
 * @param live the manifests of all live remotes.
 */
export function generateSiteFiles(
  registry: ReleaseRegistry,
  siteConfig: SiteConfig,
  finished: number,
  live: readonly RemoteManifest[],
): ReadonlyMap<string, Buffer> {
  const revision = findRequiredDocumentRevision(registry);
  const ofHost: readonly (readonly [string, Buffer])[] = [
    [siteFileKeys.siteConfig, encodeStoredJson({ revision, ...siteConfig })],
    [siteFileKeys.robots, Buffer.from(robotsFile(revision, siteConfig.siteUrl))],
  ];
  return new Map([
    ...(revision > finished ? ofHost : []),
    [siteFileKeys.headers, Buffer.from(headersFile(registry))],
    [siteFileKeys.redirects, Buffer.from(redirectsFile(registry))],
    [siteFileKeys.sitemap, renderSitemap(siteConfig.siteUrl, live, registry.revision)],
  ]);
}

/** The content of `remotes.json`: the releases of all remotes, as compact JSON with the revision first. */
export function encodeRemotesJson(registry: ReleaseRegistry): Buffer {
  const { revision } = registry;
  return Buffer.from(`${JSON.stringify({ revision, ...selectReleasesForBrowsers(registry) })}\n`);
}

/** robots.txt allows every page, because a search engine must read a page to find its noindex tag. */
function robotsFile(revision: number, siteUrl: string): string {
  return `# revision ${revision}
User-agent: *
Disallow:

Sitemap: ${siteUrl}/${siteFileKeys.sitemap}
`;
}

/** Returns the file `_headers`, which sets the response headers on Netlify and Cloudflare Pages. */
function headersFile(registry: ReleaseRegistry): string {
  const secretPages = languages.flatMap((language) =>
    listShellRoutePatterns(registry)
      .filter(hasSecretParameter)
      .map((pattern) => `${localizePath(language, pattern)}\n${headerLines(secretPageHeaders)}`),
  );
  // The most specific paths are last, because browsers use the last of several referrer policies.
  return `# revision ${registry.revision}
/apps/*
${headerLines({ 'Cache-Control': immutableCacheControl })}/*
${headerLines(securityHeaders)}${secretPages.join('')}`;
}

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

/**
 * Returns the file `_redirects` for Netlify and Cloudflare Pages, with the rules for the shell document and the 404
 * pages.
 */
function redirectsFile(registry: ReleaseRegistry): string {
  const shells = languages.flatMap((language) =>
    listShellRoutePatterns(registry).map(
      (pattern) =>
        `${localizePath(language, pattern)}  /${siteFileKeys.shell(language).replace(/\.html$/, '')}  200\n`,
    ),
  );
  // The main language needs no rule, because static web hosts serve the root folder's 404 page by default.
  const notFound = languages
    .filter((language) => language !== mainLanguage)
    .map(
      (language) => `${getLanguagePrefix(language)}/*  /${siteFileKeys.notFound(language)}  404\n`,
    );
  const lines = [...shells, ...notFound];
  return `# revision ${registry.revision}\n${lines.join('')}`;
}
