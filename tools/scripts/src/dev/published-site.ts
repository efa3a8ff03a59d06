import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { CommandError } from '@torsa/node-lib/command-error';
import { appFiles } from '@torsa/shared/contract/app-files';
import { parseSiteConfig } from '@torsa/shared/contract/parse-site-config';
import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';
import { parseReleaseManifest } from '@torsa/shared/contract/release-manifest';
import type { SiteConfig } from '@torsa/shared/site-config';
import sirv from 'sirv';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A published site, to work on one remote inside of it. */
export interface PublishedSite {
  readonly registry: () => Promise<Registry>;
  readonly siteConfig: () => Promise<SiteConfig>;
  /** Address of the live host's development bundle. */
  readonly hostScript: () => Promise<string>;
  /** Serves its immutable files. */
  readonly files: Middleware;
}

/** The site that is published in a folder. */
export function siteInFolder(dir: string): PublishedSite {
  return publishedSite(
    async (key) => {
      const text = await readFile(path.join(dir, key), 'utf8').catch((cause: unknown) => {
        throw new CommandError(`${dir} holds no published site (${cause}). Run "npm start" once.`);
      });
      return JSON.parse(text);
    },
    sirv(dir, { dev: true, extensions: [] }),
  );
}

/** The site that is deployed at an address such as `https://torsa.example`. */
export function siteAtAddress(address: string): PublishedSite {
  const get = async (key: string) => {
    const response = await fetch(new URL(key, address)).catch((cause: unknown) => {
      throw new CommandError(`${address} cannot be reached (${cause}).`);
    });
    if (!response.ok)
      throw new CommandError(`${address} has no ${key} (status ${response.status}).`);
    return response;
  };
  return publishedSite(
    async (key) => (await get(`/${key}`)).json(),
    (request, response, next) => {
      if (!request.url?.startsWith('/apps/')) return next();
      get(request.url).then(
        ({ headers, body }) => {
          response.setHeader('Content-Type', headers.get('content-type') ?? 'text/javascript');
          if (body) Readable.fromWeb(body as ReadableStream).pipe(response);
          else response.end();
        },
        () => response.writeHead(502).end(),
      );
    },
  );
}

function publishedSite(
  readJson: (key: string) => Promise<unknown>,
  files: Middleware,
): PublishedSite {
  const registry = async () => parseRegistry(await readJson('registry.json'));
  return {
    registry,
    siteConfig: async () => parseSiteConfig(await readJson('site-config.json')),
    hostScript: async () => {
      const { version } = (await registry()).host.live;
      const folder = `apps/host/${version}`;
      const manifest = parseReleaseManifest(await readJson(`${folder}/release.json`));
      if (manifest.kind !== 'host')
        throw new CommandError(`${folder} is not a release of the host.`);
      return appFiles('host') + manifest.development;
    },
    files,
  };
}
