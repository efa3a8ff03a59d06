import type { IncomingMessage } from 'node:http';
import { answerCorsPreflight, replaceCorsHeaders } from '../cors.ts';
import { convertToFetchRequest, readRequestBody } from '../http-bridge.ts';
import { runWithRequestHeaders } from '../request-headers.ts';
import type { StorageApi } from './storage-api.ts';

/** Matches the URL paths of the Storage API. */
export const STORAGE_PATH_PATTERN = /^\/storage\/v1(?:\/|$)/;

/**
 * Handles a request to the Storage API. It streams the body, because uploaded files can exceed the size limit of other
 * bodies.
 */
export async function handleStorageRequest(
  incoming: IncomingMessage,
  url: URL,
  { storage, origins }: { storage: StorageApi; origins: ReadonlySet<string> },
): Promise<Response> {
  const request = convertToFetchRequest(incoming, url, Buffer.alloc(0));
  if (request.method === 'OPTIONS') return answerCorsPreflight(request, origins);
  const given = { request, body: incoming, readJson: () => readJson(incoming) };
  const response = await runWithRequestHeaders(request, () => storage.handle(given));
  return replaceCorsHeaders(response, request, origins);
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const body = await readRequestBody(incoming);
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
