import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes. The longest contact message is 5,000 characters; nothing legitimate but an email comes near this. */
export const MAX_BODY = 256 * 1024;

/** Bytes that are read and dropped of a body that is too large. Its connection is closed then. */
const MAX_DROPPED = 64 * 1024 * 1024;

/** Bytes of all bodies that are being received. */
const MAX_RECEIVING = 64 * 1024 * 1024;
let receiving = 0;

/**
 * The body of a request, or `undefined` when it has more than `most` bytes, or when too many others are being received.
 */
export async function readBody(
  incoming: IncomingMessage,
  most = MAX_BODY,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let [size, kept] = [0, 0];
  let fits = true;
  try {
    // Read on even when it is too large: a client still sending would miss the answer.
    for await (const chunk of incoming) {
      size += chunk.length;
      // Leaving the loop closes the connection.
      if (size > MAX_DROPPED) return undefined;
      fits &&= size <= most && receiving + chunk.length <= MAX_RECEIVING;
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

/** Whether a request can be handed on at all; refuse it with 405 otherwise. */
export function hasKnownMethod({ method }: IncomingMessage): boolean {
  return method !== undefined && !FORBIDDEN_METHODS.has(method);
}

/** Node's request as the platform's. A body on GET or HEAD has no meaning, and Request takes none: it is left out. */
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

/** Writes the platform's response to Node's. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
