import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { FontUrls } from '@torsa/host/fonts/font-faces';
import { appDir } from '@torsa/node-lib/settings';
import sirv from 'sirv';

const source = path.join(appDir('host'), 'src');
const serveSource = sirv(source, { dev: true, extensions: [] });

/** Where the development document finds the host's fonts: in its sources, on the page's own origin. */
export function devFontUrls(): FontUrls {
  const files = readdirSync(path.join(source, 'fonts')).filter((name) => name.endsWith('.woff2'));
  return Object.fromEntries(
    files.map((name) => [path.basename(name, '.woff2'), `/fonts/${name}`]),
  ) as FontUrls;
}

/** Answers a request for a font of the development document. @returns whether it was one */
export function serveDevFont(request: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/fonts\/[\w-]+\.woff2$/.test(request.url ?? '')) return false;
  serveSource(request, response, () => void response.writeHead(404).end());
  return true;
}
