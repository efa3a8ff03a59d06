import type { Registry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';
import { oneYear } from '../store/key-headers.ts';
import { jsonBytes } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';
import { withGeneration } from './document-generation.ts';
import { shellPatterns } from './shell-patterns.ts';

/** Everything of a site that follows from its registry, by key, each marked with the registry's generation. */
export function siteFiles(
  registry: Registry,
  documents: ReadonlyMap<string, string>,
  siteConfig: SiteConfig,
): ReadonlyMap<string, Buffer> {
  const { generation } = registry;
  return new Map<string, Buffer>([
    ...[...documents].map(([key, html]) => [key, withGeneration(html, generation)] as const),
    [siteKeys.siteConfig, jsonBytes({ generation, ...siteConfig })],
    [siteKeys.headers, Buffer.from(headersFile(generation))],
    [siteKeys.redirects, Buffer.from(redirectsFile(registry))],
  ]);
}

/** Headers for static hosts that read them from a file, as Netlify and Cloudflare Pages do. */
function headersFile(generation: number): string {
  return `# generation ${generation}
/apps/*
  Cache-Control: ${oneYear}
/*
  X-Content-Type-Options: nosniff
`;
}

/** For the same hosts: paths that are known only in the browser get the shell. */
function redirectsFile(registry: Registry): string {
  const lines = shellPatterns(registry).map((pattern) => `${pattern}  /${siteKeys.shell}  200\n`);
  return `# generation ${registry.generation}\n${lines.join('')}`;
}
