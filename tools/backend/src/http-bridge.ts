import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes. The longest contact message has 5,000 characters. Only emails have larger bodies. */
export const MAX_BODY = 256 * 1024;

/** Bytes of an oversized body that are read and dropped. Then the connection is closed. */
const MAX_DROPPED = 64 * 1024 * 1024;

/** Bytes of all request bodies that are being received. */
const MAX_RECEIVING = 64 * 1024 * 1024;
let receiving = 0;

/**
 * Reads the body of a request. Returns undefined if it has more than `maximum` bytes, or if too many other bodies are
 * being received.
 */
export async function readBody(
  incoming: IncomingMessage,
  maximum = MAX_BODY,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let [size, kept] = [0, 0];
  let fits = true;
  try {
    // An oversized body is still read, because a client that is still sending would miss the response.
    for await (const chunk of incoming) {
      size += chunk.length;
      // Leaving the loop closes the connection.
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

/** Methods that the platform's Request refuses: https://fetch.spec.whatwg.org/#forbidden-method */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Returns true if the platform's Request supports the method. Other methods need a response with status 405. */
export function hasKnownMethod({ method }: IncomingMessage): boolean {
  return method !== undefined && !FORBIDDEN_METHODS.has(method);
}

/**
 * Converts Node's request to the platform's Request. A body of GET or HEAD is dropped, because Request does not allow
 * it.
 */
export function toRequest(incoming: IncomingMessage, url: URL, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  if (body.length === 0 || method === 'GET' || method === 'HEAD')
    return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: new Uint8Array(body) });
}

/** Writes the platform's Response to Node's response. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
