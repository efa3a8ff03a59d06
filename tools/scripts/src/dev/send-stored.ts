import type { ServerResponse } from 'node:http';
import { getHttpHeadersForKey } from '@torsa/release/store/key-headers';
import type { SiteStore } from '@torsa/release/store/store';

/** Sends a stored file as the HTTP response, or status 404 if the file is missing. */
export async function sendStoredFile(
  store: SiteStore,
  key: string,
  response: ServerResponse,
): Promise<void> {
  const file = await store.read(key).catch(() => undefined);
  if (!file) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'Content-Type': getHttpHeadersForKey(key).contentType })
      .end(file.bytes);
}
