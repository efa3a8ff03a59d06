import { Readable } from 'node:stream';
import type { StoredObjectFolder } from './file-folder.ts';
import type { StoredObject } from './object-table.ts';
import { parseRangeHeader } from './range.ts';

/** Headers that prevent the browser from running code in a file, because clients can upload any content. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'no-store',
  'x-robots-tag': 'none',
};

/** Sends the bytes of a Storage object. The browser saves the file instead of showing it as a page. */
export function sendStoredObject(
  request: Request,
  folder: StoredObjectFolder,
  object: StoredObject,
): Response {
  const { size, mimetype, eTag } = object.metadata;
  const headers = new Headers({
    ...SAFE_HEADERS,
    'content-type': mimetype,
    'content-disposition': dispositionOf(new URL(request.url).searchParams.get('download')),
    'accept-ranges': 'bytes',
    etag: eTag,
    'last-modified': new Date(object.updated_at).toUTCString(),
  });
  if (request.headers.get('if-none-match') === eTag) {
    return new Response(null, { status: 304, headers });
  }
  const condition = request.headers.get('if-range') ?? eTag;
  const range =
    condition === eTag ? parseRangeHeader(request.headers.get('range'), size) : undefined;
  if (range === 'none') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const isEmpty = request.method === 'HEAD' || size === 0;
  const body = isEmpty ? null : Readable.toWeb(folder.read(object.version, start, end));
  return new Response(body, { status: range ? 206 : 200, headers });
}

function dispositionOf(name: string | null): string {
  if (!name) return 'attachment';
  // Encodes five characters that RFC 5987 forbids and `encodeURIComponent` does not encode.
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}
