import type { Registry } from '@torsa/shared/contract/registry';
import type { RemoteManifest } from '@torsa/shared/contract/release-manifest';
import { releasesFor } from '@torsa/shared/contract/site-releases';
import { languages, mainLanguage, pathIn, prefixOf } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import { shellPatterns } from '../registry/shell-patterns.ts';
import { oneYear } from '../store/key-headers.ts';
import { jsonBytes } from '../store/read-json.ts';
import { securityHeaders } from '../store/security-headers.ts';
import { siteKeys } from '../store/site-keys.ts';
import { wantedGeneration } from './document-generation.ts';
import { sitemap } from './sitemap.ts';

/**
 * What follows from a registry besides the documents and the list of all remotes, by key, each marked with its
 * generation. @param finished the generation whose files are known to be there.
 * @param live the manifests of all live remotes.
 */
export function siteFiles(
  registry: Registry,
  siteConfig: SiteConfig,
  finished: number,
  live: readonly RemoteManifest[],
): ReadonlyMap<string, Buffer> {
  const generation = wantedGeneration(registry);
  const ofHost: readonly (readonly [string, Buffer])[] = [
    [siteKeys.siteConfig, jsonBytes({ generation, ...siteConfig })],
    [siteKeys.robots, Buffer.from(robotsFile(generation, siteConfig.siteUrl))],
    [siteKeys.headers, Buffer.from(headersFile(generation))],
  ];
  return new Map([
    ...(generation > finished ? ofHost : []),
    [siteKeys.redirects, Buffer.from(redirectsFile(registry))],
    [siteKeys.sitemap, sitemap(siteConfig.siteUrl, live, registry.generation)],
  ]);
}

/** What browsers are told of all remotes. It is no larger than it must be, and the generation comes first. */
export function allReleasesBytes(registry: Registry): Buffer {
  const { generation } = registry;
  return Buffer.from(`${JSON.stringify({ generation, ...releasesFor(registry) })}\n`);
}

/** Everything may be read: what must not be listed says so itself, and who may not read it would not know. */
function robotsFile(generation: number, siteUrl: string): string {
  return `# generation ${generation}
User-agent: *
Disallow:

Sitemap: ${siteUrl}/${siteKeys.sitemap}
`;
}

/** Headers for static hosts that read them from a file, as Netlify and Cloudflare Pages do. */
function headersFile(generation: number): string {
  return `# generation ${generation}
/apps/*
  Cache-Control: ${oneYear}
/*
${Object.entries(securityHeaders)
  .map(([name, value]) => `  ${name}: ${value}\n`)
  .join('')}`;
}

/**
 * For the same hosts: paths that are known only in the browser get the shell, and those of nobody the 404 page, each in
 * its language. The shell without `.html`: Cloudflare would redirect from there to here, and the path would be lost.
 */
function redirectsFile(registry: Registry): string {
  const shells = languages.flatMap((language) =>
    shellPatterns(registry).map(
      (pattern) =>
        `${pathIn(language, pattern)}  /${siteKeys.shell(language).replace(/\.html$/, '')}  200\n`,
    ),
  );
  // The one in the root is theirs by itself.
  const notFound = languages
    .filter((language) => language !== mainLanguage)
    .map((language) => `${prefixOf(language)}/*  /${siteKeys.notFound(language)}  404\n`);
  const lines = [...shells, ...notFound];
  return `# generation ${registry.generation}\n${lines.join('')}`;
}
