import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { hasErrorCode } from '@torsa/node-lib/has-code';
import { parseReleaseRegistry } from '@torsa/shared/contract/registry';
import { hasSecretParameter } from '@torsa/shared/contract/route-pattern';
import { parseLocalizedPath } from '@torsa/shared/i18n/languages';
import { matchPath } from 'react-router-dom';
import { listOwnedRoutePatterns } from '../registry/shell-patterns.ts';
import { getHttpHeadersForKey } from '../store/key-headers.ts';
import { secretPageHeaders } from '../store/security-headers.ts';
import { siteFileKeys } from '../store/site-keys.ts';
import { createServerWithSecurityHeaders } from './secure-server.ts';

/** The maximum size in bytes of a file that is read into memory. A larger file is streamed. */
const maxBodySize = 2_000_000;

/** The compressed forms that a file may have, smallest first. */
const compressedForms = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

/** A file of the site in a form that the client accepts: plain or compressed. */
interface ServedFile {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly etag: string;
  /** The bytes of the file. Undefined for a large file, which is streamed. */
  readonly body: Buffer | undefined;
}

/**
 * Creates the web server for a published site. The server reads the folder at each request, so that a release is live
 * immediately.
 */
export function createSiteServer(siteDir: string): Server {
  const root = path.resolve(siteDir);
  const patternOf = ownership(root);
  return createServerWithSecurityHeaders((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = request.url ?? '';
    if (!target.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    // The origin and the request's path are concatenated, because URL resolution would read `//other.example/` as
    // another origin.
    const { pathname, search } = new URL(`http://site${target}`);
    const page = movedPage(pathname);
    if (page) {
      response.writeHead(308, { Location: page + search }).end();
      return;
    }
    try {
      answer({ root, patternOf, pathname, request, response });
    } catch (error) {
      console.error(error);
      sendText(response, 500, 'This site is not set up correctly.\n');
    }
  });
}

/**
 * Returns a page's path without trailing slashes. Unusual characters are refused, so that a redirect cannot lead to
 * another site.
 */
function movedPage(pathname: string): string | undefined {
  return /^(?:\/(?:[\w.~-]|%[89a-f][\da-f])+)+(?=\/+$)/i.exec(pathname)?.[0];
}

interface Exchange {
  /** The folder of the published site. */
  readonly root: string;
  readonly patternOf: (pathname: string) => string | undefined;
  readonly pathname: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function answer({ root, patternOf, pathname, request, response }: Exchange): void {
  const find = (key: string) => findFile(root, key, request.headers['accept-encoding']?.toString());
  const isPage = isPagePath(pathname);
  const file = find(isPage ? siteFileKeys.document(pathname) : decoded(pathname).slice(1));
  if (file) {
    sendFile(request, response, 200, file);
  } else if (pathname.startsWith('/apps/')) {
    // A missing file below `/apps/` gets no 404 document, because HTML would hide the error.
    sendText(response, 404, 'Not found\n');
  } else {
    // A path without an HTML document gets the shell document if a remote owns the path, else the 404 page.
    const { language, path: pagePath } = parseLocalizedPath(pathname);
    const pattern = isPage ? patternOf(pagePath) : undefined;
    const document = find((pattern ? siteFileKeys.shell : siteFileKeys.notFound)(language));
    if (pattern && hasSecretParameter(pattern)) setHeaders(response, secretPageHeaders);
    if (document) sendFile(request, response, pattern ? 200 : 404, document);
    else sendText(response, 503, 'Nothing is published here yet.\n');
  }
}

/** True for a path that can be a page: it has no file extension and is not below `/apps/`. */
function isPagePath(pathname: string): boolean {
  return !path.extname(pathname) && !pathname.startsWith('/apps/');
}

/**
 * Decodes a path.
 * @returns the unchanged path if decoding fails, because no file has such a name.
 */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { path: file, headers, etag, body }: ServedFile,
): void {
  if (status === 200 && request.headers['if-none-match'] === etag) {
    const { 'Cache-Control': cacheControl, Vary, ETag } = headers;
    response.writeHead(304, { 'Cache-Control': cacheControl, Vary, ETag }).end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(body);
  // `pipeline` closes the file when the client disconnects, and closes the connection when a release deletes the file.
  else pipeline(createReadStream(file), response, () => {});
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/**
 * Returns a function that finds a URL path's route pattern in the live and canary releases.
 * @throws {SchemaError} for an invalid release registry
 */
function ownership(root: string): (pathname: string) => string | undefined {
  let known: { readonly etag: string; readonly patterns: readonly string[] } | undefined;
  return (pathname) => {
    const file = findFile(root, siteFileKeys.registry);
    if (!file) return undefined;
    if (known?.etag !== file.etag) {
      const registry = parseReleaseRegistry(JSON.parse(String(file.body)));
      known = { etag: file.etag, patterns: listOwnedRoutePatterns(registry) };
    }
    return known.patterns.find((pattern) => matchPath(pattern, pathname));
  };
}

/**
 * Finds the file for a request.
 * @param acceptEncoding the Accept-Encoding header.
 * @returns undefined for a missing file and for a private file.
 */
function findFile(root: string, key: string, acceptEncoding = ''): ServedFile | undefined {
  if (!isPublic(key)) return undefined;
  for (const { ending, encoding } of compressedForms) {
    const file = accepts(acceptEncoding, encoding) ? readSiteFile(root, key + ending) : undefined;
    if (file) return file;
  }
  return readSiteFile(root, key);
}

function readSiteFile(root: string, key: string): ServedFile | undefined {
  const file = path.join(root, key);
  const state = stateOf(file);
  if (!state?.isFile()) return undefined;
  const body = state.size <= maxBodySize ? readFileSync(file) : undefined;
  // The ETag is a hash of the content, so it stays valid when the site is copied or written again.
  const etag = body
    ? `"${createHash('sha1').update(body).digest('base64url')}"`
    : `W/"${state.size}-${state.mtimeMs}-${state.ino}"`;
  const headers = headersOf(key, body?.length ?? state.size, etag, state.mtime);
  return { path: file, headers, etag, body };
}

/** True for a safe store key (file path): it has no `..`, no segment with a leading dot, and only one spelling. */
function isPublic(key: string): boolean {
  if (/[\0\\]/.test(key)) return false;
  return key.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
}

/** True if the Accept-Encoding header allows a content encoding. The value `br;q=0` refuses Brotli. */
function accepts(acceptEncoding: string, encoding: string): boolean {
  if (!acceptEncoding.includes(encoding)) return false;
  return acceptEncoding.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/i.test(part));
  });
}

function stateOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    // The file system rejects names above its length limit, so a file with this long name cannot exist.
    if (hasErrorCode(error, 'ENAMETOOLONG')) return undefined;
    throw error;
  }
}

function headersOf(key: string, length: number, etag: string, modified: Date) {
  const { contentType, cacheControl, contentEncoding } = getHttpHeadersForKey(key);
  return {
    'Content-Type': contentType,
    'Content-Length': length,
    ...(contentEncoding ? { 'Content-Encoding': contentEncoding } : {}),
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ETag: etag,
    'Last-Modified': modified.toUTCString(),
  };
}
