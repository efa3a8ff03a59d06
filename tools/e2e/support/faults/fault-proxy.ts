import {
  request as askServer,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { listen, loopback } from '@torsa/node-lib/listen';
import { stack } from '../stack.ts';
import { type Answer, applyFault, isEndless, send } from './apply-fault.ts';
import type { Fault } from './fault.ts';
import type { UntilShown } from './shown-document.ts';
import { createSocksServer, type SocksReply } from './socks.ts';
import { type ProxiedRequest, targets } from './targets.ts';

/** The network between one browser context and the servers of the site, where faults can be put in. */
export interface FaultProxy {
  /** For `proxy.server` of a browser context. */
  readonly address: string;
  /** From now on this goes wrong with what is asked for. */
  readonly injectFault: (strike: Injection) => void;
  /** From now on everything works again. What was still waiting for its answer is cut off. */
  readonly clearFault: () => void;
  /** Whether something is under way, and all of it is what the fault keeps from ever ending. */
  readonly onlyHangs: () => boolean;
  /** How many requests the fault has struck. */
  readonly affectedRequests: () => number;
  /** For how long nothing has been under way, in milliseconds. */
  readonly idleTime: () => number;
  readonly close: () => void;
}

const servers = new Map<number, ProxiedRequest['server']>([
  [Number(new URL(stack.siteUrl).port), 'site'],
  [Number(new URL(stack.backendUrl).port), 'backend'],
]);

interface Injection {
  readonly fault: Fault;
  readonly matches: (asked: ProxiedRequest) => boolean;
  /** Whether what is struck never reaches the server. Otherwise the server acts, and only its answer suffers. */
  readonly isBlocked: boolean;
  /** Called before a document of the browser's page is answered. */
  readonly nextDocument: () => UntilShown;
}

export async function openFaultProxy(): Promise<FaultProxy> {
  let strike: Injection | undefined;
  let struck = 0;
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
    const now = strike?.matches(toProxiedRequest(request)) ? strike : undefined;
    if (now) struck += 1;
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    const untilShown = isDocument ? now?.nextDocument() : undefined;
    const answer = await (now?.isBlocked && request.method !== 'OPTIONS'
      ? emptyAnswer(request)
      : ask(request)
    ).catch(() => undefined);
    if (!answer) return response.destroy();
    if (!now) return send(answer, response);
    if (isEndless(now.fault, answer)) hanging.add(response);
    return applyFault(now.fault, answer, response, untilShown);
  });

  const reply = (port: number): SocksReply => {
    const server = servers.get(port);
    if (!server) return 'refused';
    const kind = strike?.fault.kind;
    if (kind !== 'refused' && kind !== 'unknown host') return 'succeeded';
    if (!strike?.matches({ server, method: 'CONNECT', path: '' })) return 'succeeded';
    struck += 1;
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
  const port = await listen(socks);

  const closeConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `socks5://${loopback}:${port}`,
    injectFault: (next) => {
      strike = next;
      // A server that is gone has closed its connections.
      if (next.fault.kind === 'refused' || next.fault.kind === 'unknown host') closeConnections();
    },
    clearFault: () => {
      strike = undefined;
      for (const response of unanswered) response.destroy();
    },
    onlyHangs: () => hanging.size > 0 && hanging.size === unanswered.size,
    affectedRequests: () => struck,
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

/** What stands in the way answers as if it were the server, also for a page of the site's origin. */
async function emptyAnswer({ headers }: IncomingMessage): Promise<Answer> {
  const { origin } = headers;
  return {
    status: 200,
    headers: origin ? { 'access-control-allow-origin': origin } : {},
    body: Buffer.alloc(0),
  };
}

/** Asks the real server, which acts upon it whatever becomes of its answer. */
async function ask(request: IncomingMessage): Promise<Answer> {
  const { headers, method, url } = request;
  const [, port] = headers.host?.split(':') ?? [];
  // What is left of a compressed document says nothing of how much of it there is to see.
  if (targets.document(toProxiedRequest(request))) delete headers['accept-encoding'];
  const body = await buffer(request);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    askServer({ host: 'localhost', port, method, path: url, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
  const { connection: _, 'transfer-encoding': __, ...kept } = response.headers;
  return { status: response.statusCode ?? 502, headers: kept, body: await buffer(response) };
}
