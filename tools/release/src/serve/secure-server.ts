import {
  createServer,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '../store/security-headers.ts';

/**
 * Sets the security headers first, because Node itself answers some invalid requests, such as those without a Host
 * header.
 */
class SecureResponse extends ServerResponse {
  constructor(...parameters: ConstructorParameters<typeof ServerResponse>) {
    super(...parameters);
    for (const [name, value] of Object.entries(securityHeaders)) this.setHeader(name, value);
  }
}

/** Creates an HTTP server whose responses all have the security headers, also the responses to invalid requests. */
export function createServerWithSecurityHeaders(listener: RequestListener): Server {
  const answering = new WeakMap<Duplex, ServerResponse>();
  const server = createServer({ ServerResponse: SecureResponse }, (request, response) => {
    answering.set(request.socket, response);
    listener(request, response);
  });
  server.on('connect', (_request, socket) => socket.end(refusal(405)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = answering.get(socket);
    const midAnswer = response !== undefined && !response.writableFinished;
    if (midAnswer || !socket.writable) socket.destroy();
    else socket.end(refusal(statuses[error.code ?? ''] ?? 400));
  });
  return server;
}

/** The HTTP status for each of Node's error codes for a slow or oversized request. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A complete HTTP response as text, for sockets without a response object. */
function refusal(status: number): string {
  const headers = {
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    'Content-Length': 0,
    Connection: 'close',
    ...securityHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
