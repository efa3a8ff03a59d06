import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { listenOnPort } from '@torsa/node-lib/listen';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { publishBuild } from '../commands/publish.ts';
import { createSiteServer } from '../serve/serve-site.ts';
import { FolderSiteStore } from '../store/folder-store.ts';
import { siteConfig, writeHost, writeRemote } from './sample-builds.ts';

export interface ServedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request with exactly this path, without a browser's normalisation. */
export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<ServedResponse>;

export async function serve(siteDir: string): Promise<{
  ask: Ask;
  /** Begins a download and closes the connection after the first bytes. */
  abort: (path: string) => Promise<void>;
  close: () => Promise<void>;
}> {
  const server = createSiteServer(siteDir);
  const port = await listenOnPort(server);
  return {
    ask: (target, { method = 'GET', headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, path: target, method, headers, agent: false },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
          },
        );
        sent.on('error', reject);
        sent.end();
      }),
    abort: (target) =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.write(`GET ${target} HTTP/1.1\r\nHost: site.test\r\n\r\n`);
        socket.once('data', () => {
          socket.destroy();
          resolve();
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A published and served site with a host and one remote. A secret file is beside it, which no request may read. */
export async function serveSampleSite() {
  const { path: folder, remove } = await makeTempFolder();
  const site = new FolderSiteStore(path.join(folder, 'site'));
  const { registry } = await publishBuild(
    site,
    [
      await writeHost(folder),
      await writeRemote(folder, 'marketing', {
        '/': 'you',
        '/about': 'all',
        '/services/:id': 'service',
        '/link/:token': 'task',
      }),
    ],
    { siteConfig },
  );
  const entry = registry.remotes['marketing']?.live.entry ?? '';
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await mkdir(path.join(folder, 'site-backup'));
  await writeFile(path.join(folder, 'site-backup/secret.txt'), 'secret');
  const { ask, abort, close } = await serve(site.root);
  return {
    ask,
    abort,
    site,
    folder,
    /** Address of the remote's entry. */
    entry,
    close: async () => {
      await close();
      await remove();
    },
  };
}

/** The JSON that the sample host renders as a document. */
export const parseRendered = ({ body }: ServedResponse): unknown =>
  JSON.parse(body.toString().replace(/<!--.*-->\s*$/, ''));
