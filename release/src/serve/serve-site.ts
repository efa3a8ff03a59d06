import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseRegistry } from '@torsa/shared/contract/registry';
import { matchPath } from 'react-router-dom';
import sirv from 'sirv';
import { keyHeaders, revalidate } from '../store/key-headers.ts';
import { siteKeys } from '../store/site-keys.ts';

/**
 * A web server for a published site. It reads the folder at each request, so a release is live at once.
 * An address that no remote owns gets `404.html` with status 404.
 */
export function createSiteServer(siteDir: string): Server {
  const files = sirv(siteDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // A document has one address: `/404` and `/index` have none.
    extensions: [],
    setHeaders: (response, pathname) => {
      const { contentType, cacheControl } = keyHeaders(pathname.slice(1));
      response.setHeader('Content-Type', contentType);
      response.setHeader('Cache-Control', cacheControl);
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = request.url ?? '';
    if (!target.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    // Put together instead of resolved: `//other.example/` is a path here, and no origin.
    const { pathname, search } = new URL(`http://site${target}`);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      response
        .writeHead(308, { Location: pathname.replace(/\/+$/, '').replace(/^\/*/, '/') + search })
        .end();
      return;
    }
    request.url = isPagePath(pathname) ? `/${siteKeys.document(pathname)}` : pathname;
    files(request, response, () => {
      try {
        serveFallback(siteDir, pathname, request, response);
      } catch (error) {
        console.error(error);
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('This site is not set up correctly.\n');
      }
    });
  });
}

/** Pages have no file extension, and files of apps may have none either. */
function isPagePath(pathname: string): boolean {
  return !path.extname(pathname) && !pathname.startsWith('/apps/');
}

/** For a path without a document of its own: the shell where a remote owns it, else the 404 page. */
function serveFallback(
  siteDir: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (pathname.startsWith('/apps/')) {
    // No person asks for these: a page in place of a missing script would only confuse.
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const owned = isPagePath(pathname) && isOwned(siteDir, pathname);
  const document = path.join(siteDir, owned ? siteKeys.shell : siteKeys.notFound);
  if (!existsSync(document)) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Nothing is published here yet.\n');
    return;
  }
  response.writeHead(owned ? 200 : 404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': revalidate,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : readFileSync(document));
}

function isOwned(siteDir: string, pathname: string): boolean {
  const file = path.join(siteDir, siteKeys.registry);
  if (!existsSync(file)) return false;
  const { remotes } = parseRegistry(JSON.parse(readFileSync(file, 'utf8')));
  return Object.values(remotes).some(({ live, canary }) =>
    [...live.routes, ...(canary?.release.routes ?? [])].some((pattern) =>
      matchPath(pattern, pathname),
    ),
  );
}
