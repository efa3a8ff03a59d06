import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EmbeddedSupabase } from '../embedded-app.ts';
import { LiveUpdatesConnection } from './live-connection.ts';

/** The URL path of Supabase's Realtime server, so that the same client library can connect to this server. */
const PATH = '/realtime/v1/websocket';

const LIMITS = {
  connections: 500,
  /** Maximum bytes of a client message. The largest client message contains an access token. */
  messageBytes: 16 * 1024,
};

interface LiveServerOptions {
  readonly app: EmbeddedSupabase;
  readonly origins: ReadonlySet<string>;
  /** Returns the Realtime topic that an access token's session may receive, or undefined without a valid session. */
  readonly findTopic: (accessToken: string) => Promise<string | undefined>;
}

/**
 * Serves the part of Supabase Realtime that the portal uses: private topics with broadcasts from the database.
 * @returns a function that closes all connections
 */
export async function startLiveServer(
  server: Server,
  { app, origins, findTopic }: LiveServerOptions,
): Promise<() => Promise<void>> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.messageBytes });
  const connections = new Set<LiveUpdatesConnection>();

  const accept = (socket: WebSocket): void => {
    const connection = new LiveUpdatesConnection(socket, findTopic);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Ignores a client that disconnects during the upgrade to a WebSocket.
    socket.on('error', () => undefined);
    const problem = findProblem(request, origins, connections.size);
    if (problem) {
      socket.end(`HTTP/1.1 ${problem}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    } else {
      sockets.handleUpgrade(request, socket, head, accept);
    }
  };
  const deliver = (payload: string): void => {
    const { topic, update }: { topic: string; update: unknown } = JSON.parse(payload);
    for (const connection of connections) connection.send(topic, update);
  };
  server.on('upgrade', upgrade);
  const unlisten = await app.connection.driver.listen('live', AsyncResource.bind(deliver));
  return async () => {
    server.off('upgrade', upgrade);
    await unlisten();
    for (const connection of connections) connection.close();
    sockets.close();
  };
}

function findProblem(
  { url = '', headers }: IncomingMessage,
  origins: ReadonlySet<string>,
  connections: number,
): string | undefined {
  if (url.split('?')[0] !== PATH) return '404 Not Found';
  // Accepts requests without an Origin header, because programs other than browsers do not send it.
  if (headers.origin !== undefined && !origins.has(headers.origin)) return '403 Forbidden';
  if (connections >= LIMITS.connections) return '503 Service Unavailable';
  return undefined;
}
