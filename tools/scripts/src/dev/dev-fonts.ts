import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { FontUrls } from '@torsa/host/fonts/font-faces';
import { appDir } from '@torsa/node-lib/settings';
import { FolderStore } from '@torsa/release/store/folder-store';
import { sendStored } from './send-stored.ts';

const source = path.join(appDir('host'), 'src');

/** The addresses of the host's fonts in development, which are served from its sources on the page's origin. */
export function devFontUrls(): FontUrls {
  const files = readdirSync(path.join(source, 'fonts')).filter((name) => name.endsWith('.woff2'));
  return Object.fromEntries(
    files.map((name) => [path.basename(name, '.woff2'), `/fonts/${name}`]),
  ) as FontUrls;
}

/** Answers a request for a font of the development document. @returns false for another request. */
export function serveDevFont({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/fonts\/[\w-]+\.woff2$/.test(url)) return false;
  void sendStored(new FolderStore(source), url.slice(1), response);
  return true;
}
