import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { FontUrls } from '@torsa/host/fonts/font-faces';
import { appDir } from '@torsa/node-lib/settings';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import { sendStoredFile } from './send-stored.ts';

const source = path.join(appDir('host'), 'src');

/** The URLs of the host's fonts in development, served from the host's sources. */
export function listDevFontUrls(): FontUrls {
  const files = readdirSync(path.join(source, 'fonts')).filter((name) => name.endsWith('.woff2'));
  return Object.fromEntries(
    files.map((name) => [path.basename(name, '.woff2'), `/fonts/${name}`]),
  ) as FontUrls;
}

/**
 * Answers a request for a font of the HTML document of `npm run dev`.
 * @returns false for a request for another file.
 */
export function serveDevFont({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/fonts\/[\w-]+\.woff2$/.test(url)) return false;
  void sendStoredFile(new FolderSiteStore(source), url.slice(1), response);
  return true;
}
