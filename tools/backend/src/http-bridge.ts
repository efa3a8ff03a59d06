import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * The keep-alive time-out in milliseconds. It is longer than every client's time-out, so that the server never closes
 * a connection with a request on its way.
 */
export const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** The maximum size of a request body in bytes. Only forwarded emails have larger bodies. */
export const MAX_REQUEST_BODY_BYTES = 256 * 1024;

/** The maximum bytes of an oversized body that the server discards before it closes the connection. */
const MAX_DROPPED = 64 * 1024 * 1024;

/** The maximum total bytes of all request bodies that the server receives at the same time. */
const MAX_RECEIVING = 64 * 1024 * 1024;
let receiving = 0;

/**
 * Reads a request body.
 * @returns undefined if the body has more than `maximum` bytes, or if the server is receiving too many other bodies
 */
export async function readRequestBody(
  incoming: IncomingMessage,
  maximum = MAX_REQUEST_BODY_BYTES,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let [size, kept] = [0, 0];
  let fits = true;
  try {
    // Discards the rest of an oversized body, because a client that is still sending would miss the error response.
    for await (const chunk of incoming) {
      size += chunk.length;
      // Returns early, because leaving the loop closes the connection.
      if (size > MAX_DROPPED) return undefined;
      fits &&= size <= maximum && receiving + chunk.length <= MAX_RECEIVING;
      if (!fits) continue;
      chunks.push(chunk);
      kept += chunk.length;
      receiving += chunk.length;
    }
    return fits ? Buffer.concat(chunks) : undefined;
  } finally {
    receiving -= kept;
  }
}

/** Waits for a request body. Returns 'late' if it has not arrived within the given number of milliseconds. */
export async function readBodyOrTimeOut<T>(
  body: Promise<T>,
  milliseconds: number,
): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late');
  });
  try {
    return await Promise.race([body, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The HTTP methods that the constructor of `Request` refuses: https://fetch.spec.whatwg.org/#forbidden-method */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Returns true if the class Request supports the HTTP method. Other methods get status 405. */
export function isHttpMethodSupported({ method }: IncomingMessage): boolean {
  return method !== undefined && !FORBIDDEN_METHODS.has(method);
}

/** Converts a Node request to a Fetch API Request. It drops the body of GET or HEAD, which Request does not allow. */
export function convertToFetchRequest(incoming: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  if (body.length === 0 || method === 'GET' || method === 'HEAD')
    return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: new Uint8Array(body) });
}

/** Sends a Fetch API Response to Node's response stream. It streams a body that has a Content-Length header. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  if (response.body && response.headers.has('content-length')) {
    await pipeline(Readable.fromWeb(response.body), outgoing);
    return;
  }
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
