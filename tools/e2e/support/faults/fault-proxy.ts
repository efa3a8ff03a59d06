import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as sendToServer,
} from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { listenOnPort, loopbackAddress } from '@torsa/node-lib/listen';
import { testStack } from '../stack.ts';
import {
  isEndlessResponse,
  type ProxyResponse,
  respondWithFault,
  sendResponse,
} from './apply-fault.ts';
import type { NetworkFault } from './fault.ts';
import type { WaitUntilDocumentShown } from './shown-document.ts';
import { createSocksServer, type SocksReplyCode } from './socks.ts';
import { faultTargets, type ProxiedRequest } from './targets.ts';

/** A proxy server that injects network faults between one browser context and the site's servers. */
export interface FaultProxy {
  /** Proxy URL for the `proxy.server` option of a browser context. */
  readonly address: string;
  /** Injects a network fault into all later requests of one kind. */
  readonly injectFault: (injection: Injection) => void;
  /** Ends the network fault and aborts requests that still wait for a response. */
  readonly clearFault: () => void;
  /** True if requests are pending and none of them can end because of the network fault. */
  readonly onlyHangs: () => boolean;
  /** Number of requests that the network fault affected. */
  readonly affectedRequests: () => number;
  /** Milliseconds since the last pending request ended. */
  readonly idleTime: () => number;
  readonly close: () => void;
}

const servers = new Map<number, ProxiedRequest['server']>([
  [Number(new URL(testStack.siteUrl).port), 'site'],
  [Number(new URL(testStack.backendUrl).port), 'backend'],
]);

interface Injection {
  readonly fault: NetworkFault;
  readonly matches: (request: ProxiedRequest) => boolean;
  /** True if a request with this fault never reaches the server. Otherwise, the fault changes the server's response. */
  readonly isBlocked: boolean;
  /** A callback before the proxy responds to a request for an HTML document. */
  readonly nextDocument: () => WaitUntilDocumentShown;
}

export async function openFaultProxy(): Promise<FaultProxy> {
  let current: Injection | undefined;
  let affected = 0;
  let quietSince = Date.now();
  const unanswered = new Set<ServerResponse>();
  const hanging = new Set<ServerResponse>();
  const sockets = new Set<Socket>();

  const http = createServer(async (request, response) => {
    unanswered.add(response);
    response.once('close', () => {
      unanswered.delete(response);
      hanging.delete(response);
      quietSince = Date.now();
    });
    const injection = current?.matches(toProxiedRequest(request)) ? current : undefined;
    if (injection) affected += 1;
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    const untilShown = isDocument ? injection?.nextDocument() : undefined;
    const answer = await (injection?.isBlocked && request.method !== 'OPTIONS'
      ? emptyAnswer(request)
      : forward(request)
    ).catch(() => undefined);
    if (!answer) return response.destroy();
    if (!injection) return sendResponse(answer, response);
    if (isEndlessResponse(injection.fault, answer)) hanging.add(response);
    return respondWithFault(injection.fault, answer, response, untilShown);
  });

  const reply = (port: number): SocksReplyCode => {
    const server = servers.get(port);
    if (!server) return 'refused';
    const kind = current?.fault.kind;
    if (kind !== 'refused' && kind !== 'unknown host') return 'succeeded';
    if (!current?.matches({ server, method: 'CONNECT', path: '' })) return 'succeeded';
    affected += 1;
    return kind === 'refused' ? 'refused' : 'unreachable';
  };

  const socks = createSocksServer({
    reply,
    connect: (socket) => http.emit('connection', socket),
  });
  socks.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listenOnPort(socks);

  const closeConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `socks5://${loopbackAddress}:${port}`,
    injectFault: (next) => {
      current = next;
      // Closes all connections, because an unreachable server has no open connections.
      if (next.fault.kind === 'refused' || next.fault.kind === 'unknown host') closeConnections();
    },
    clearFault: () => {
      current = undefined;
      for (const response of unanswered) response.destroy();
    },
    onlyHangs: () => hanging.size > 0 && hanging.size === unanswered.size,
    affectedRequests: () => affected,
    idleTime: () => (unanswered.size > 0 ? 0 : Date.now() - quietSince),
    close: () => {
      socks.close();
      closeConnections();
    },
  };
}

function toProxiedRequest({ headers, method = '', url = '' }: IncomingMessage): ProxiedRequest {
  return { server: serverOf(headers.host), method, path: url };
}

function serverOf(host = ''): ProxiedRequest['server'] {
  return servers.get(Number(host.split(':')[1])) ?? 'site';
}

/** The proxy responds for the backend, so its response must allow the site's origin (CORS). */
async function emptyAnswer({ headers }: IncomingMessage): Promise<ProxyResponse> {
  const { origin } = headers;
  return {
    status: 200,
    headers: origin ? { 'access-control-allow-origin': origin } : {},
    body: Buffer.alloc(0),
  };
}

/** Forwards a request to the real server, even if the fault drops the response. */
async function forward(request: IncomingMessage): Promise<ProxyResponse> {
  const { headers, method, url } = request;
  const [, port] = headers.host?.split(':') ?? [];
  // Requests an uncompressed document, because a browser cannot show the start of a compressed one.
  if (faultTargets.document(toProxiedRequest(request))) delete headers['accept-encoding'];
  const body = await buffer(request);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sendToServer({ host: 'localhost', port, method, path: url, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
  const { connection: _, 'transfer-encoding': __, ...kept } = response.headers;
  return { status: response.statusCode ?? 502, headers: kept, body: await buffer(response) };
}
