import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { MemoryFS } from '@electric-sql/pglite';
import type { CacheDriver } from '@supabase/lite';
import { listenOnPort } from '@torsa/node-lib/listen';
import { MAX_MAIL_SERVER_REQUEST_BYTES } from '../../../supabase/functions/_shared/incoming/receive-email.ts';
import { runSqlOnAccountTables } from './accounts.ts';
import { type ApiHandlerOptions, handleApiRequest } from './api-handler.ts';
import { createAuthErrorResponse } from './auth-error.ts';
import { checkRequestLimits } from './check-request.ts';
import { ALLOWED_METHODS, replaceCorsHeaders } from './cors.ts';
import { getDatabaseFolder, getFilesFolder, lockDataFolder } from './data-folder.ts';
import { openEmbeddedSupabase } from './embedded-app.ts';
import { createFilesBackend, startFileCleanup } from './files/local-files.ts';
import { revokeUnneededGrants } from './grants.ts';
import {
  convertToFetchRequest,
  isHttpMethodSupported,
  KEEP_ALIVE_TIMEOUT_MS,
  MAX_REQUEST_BODY_BYTES,
  readBodyOrTimeOut,
  readRequestBody,
  sendResponse,
} from './http-bridge.ts';
import { EmailParser } from './incoming/email-parser.ts';
import { RECEIVE_MAIL_FUNCTION_PATH } from './incoming/receive-email.ts';
import { startSendingInvitations } from './invite-staff.ts';
import { signJsonWebToken } from './json-web-token.ts';
import { LOCAL_PUBLISHABLE_KEY, loadIncomingMailSecret, loadOrCreateJwtSecret } from './keys.ts';
import { findRealtimeTopicOfToken } from './live/find-live-topic.ts';
import { startLiveServer } from './live/live-server.ts';
import { runMigrations } from './migrate.ts';
import { startSendingEmails } from './outbox/keep-sending.ts';
import { connectOutboxToInbox } from './outbox/local-sending.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { listAllowedOrigins } from './redirects.ts';
import { resolveRequestTarget } from './request-target.ts';
import { handleStorageRequest, STORAGE_PATH_PATTERN } from './storage/serve-storage.ts';
import { StorageApi } from './storage/storage-api.ts';

/** The time-out in milliseconds for receiving a request's headers and body. After it, the sender gets status 408. */
const RECEIVE_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

/** The time-out in milliseconds for receiving a file: enough for 25 MB over a connection of 0.2 Mbps. */
const UPLOAD_TIMEOUT_MS = 20 * 60_000;

/** Matches the URL paths that `@supabase/lite` handles. */
const API = /^\/(?:rest|auth)\/v1(?:\/|$)/;

export type BackendOptions = {
  /** The port of the API on 127.0.0.1. */
  port: number;
  /** The data folder, which the backend creates if it is missing. Only one process can use it at a time. */
  dataDir: string;
  /** In-memory database files instead of those in `dataDir`, for data that is not needed after this process ends. */
  database?: MemoryFS;
  /**
   * The cached description of a database that already has all migrations and the seed data, both of which the backend
   * then skips.
   */
  migratedSchema?: CacheDriver;
  /** The site's origin, to which emails link and whose pages may call the API. */
  siteUrl: string;
  /** The SMTP port on 127.0.0.1 to which the backend sends emails. */
  smtpPort: number;
  /** Additional origins with the same rights as the site's origin. */
  allowedOrigins?: readonly string[];
  /** The folder with config.toml, migrations/ and seed.sql. */
  supabaseDir?: string;
  /** True if the database gets demo data for one year. */
  isDemo?: boolean;
  /** Time-outs that replace {@link RECEIVE_TIMEOUTS} in tests. */
  receiveTimeouts?: typeof RECEIVE_TIMEOUTS;
};

export type Backend = {
  url: string;
  publishableKey: string;
  close(): Promise<void>;
  /** Returns a promise that resolves when all earlier requests are answered and the database responds. */
  check(): Promise<unknown>;
};

/**
 * Starts the embedded Supabase: opens the database, applies pending migrations and the seed data, and serves the API.
 * The promise resolves when the API can answer requests.
 * @throws {CommandError} with instructions for the user
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = resolve(options.dataDir);
  const release = await lockDataFolder(dataDir, `API on port ${options.port}`);
  try {
    const serving = await serve({ ...options, dataDir });
    return {
      ...serving,
      async close() {
        await serving.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function serve(options: BackendOptions): Promise<Backend> {
  const { port, siteUrl, smtpPort, dataDir, supabaseDir = SUPABASE_DIR, isDemo } = options;
  const url = `http://localhost:${port}`;
  const origins = listAllowedOrigins(siteUrl, options.allowedOrigins);
  const { requestTimeout, ...timeouts } = options.receiveTimeouts ?? RECEIVE_TIMEOUTS;
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    ...timeouts,
  });
  // Listens before the database starts, so that the backend quickly reports a port in use. Early requests wait for the
  // promise `opening`.
  await listenOnPort(server, port, 'API_PORT');
  let api: ServedApi | undefined;
  server.on('request', (incoming, outgoing) => {
    void respond(incoming, outgoing, { base: url, origins, requestTimeout, api });
  });
  server.on('connect', (_request, socket) => {
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOWED_METHODS}\r\nContent-Length: 0\r\n\r\n`,
    );
  });
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  try {
    const jwtSecret = await loadOrCreateJwtSecret(dataDir);
    const serviceKey = signJsonWebToken({ role: 'service_role' }, jwtSecret);
    const app = await openEmbeddedSupabase({
      database: options.database ?? getDatabaseFolder(dataDir),
      schemaCache: options.migratedSchema,
      jwtSecret,
      mail: { smtpPort, apiUrl: url, siteUrl },
      origins,
      supabaseDir,
    });
    const ends: (() => Promise<void>)[] = [];
    const close = async (): Promise<void> => {
      stop();
      for (const end of ends) await end();
      await app.connection.close();
    };
    try {
      if (options.migratedSchema) await revokeUnneededGrants(app);
      else await runMigrations(app, supabaseDir, isDemo);
      ends.push(await startSendingInvitations({ app, siteUrl }));
      const addresses = { smtpPort, siteUrl, apiUrl: url };
      const sending = connectOutboxToInbox(app, { ...addresses, serviceKey });
      ends.push(await startSendingEmails(app, sending));
    } catch (error) {
      await close();
      throw error;
    }
    const files = createFilesBackend(port, url, serviceKey);
    ends.push(startFileCleanup(files));
    const parser = new EmailParser();
    ends.push(() => parser.close());
    api = {
      app,
      siteUrl,
      origins,
      emails: { secret: loadIncomingMailSecret(jwtSecret), parser },
      storage: await StorageApi.open(app, getFilesFolder(dataDir), jwtSecret),
      files,
    };
    const findTopic = findRealtimeTopicOfToken.bind(undefined, url, api);
    ends.push(await startLiveServer(server, { app, origins, findTopic }));
    const check = () => runSqlOnAccountTables(app, 'select 1', []);
    return { url, publishableKey: LOCAL_PUBLISHABLE_KEY, close, check };
  } catch (error) {
    stop();
    throw error;
  }
}

type ServedApi = ApiHandlerOptions & { readonly storage: StorageApi };

interface Serving {
  /** The base URL of the backend's API. */
  readonly base: string;
  readonly origins: ReadonlySet<string>;
  /** The time-out for receiving a request without a file upload, in milliseconds. */
  readonly requestTimeout: number;
  /** The handler of API requests. Undefined while the backend starts. */
  readonly api: ServedApi | undefined;
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  serving: Serving,
): Promise<void> {
  try {
    const response = await answer(incoming, serving);
    await sendResponse(response, outgoing);
  } catch (error) {
    // Ignores a connection that the client closes early, because it is not an API error.
    if (!outgoing.destroyed) console.error('The API failed to answer a request:', error);
    outgoing.destroy();
  }
}

async function answer(
  incoming: IncomingMessage,
  { base, origins, requestTimeout, api }: Serving,
): Promise<Response> {
  const url = resolveRequestTarget(incoming.url ?? '', base);
  if (api && url && STORAGE_PATH_PATTERN.test(url.pathname) && isHttpMethodSupported(incoming)) {
    return handleStorageRequest(incoming, url, api);
  }
  const isEmail = incoming.url === RECEIVE_MAIL_FUNCTION_PATH && 'x-signature' in incoming.headers;
  const maximum = isEmail ? MAX_MAIL_SERVER_REQUEST_BYTES : MAX_REQUEST_BODY_BYTES;
  const body = await readBodyOrTimeOut(readRequestBody(incoming, maximum), requestTimeout);
  if (body === 'late') return new Response(null, { status: 408, headers: { connection: 'close' } });
  if (!isHttpMethodSupported(incoming)) return notAllowed();
  const request = convertToFetchRequest(incoming, url ?? new URL(base), body ?? Buffer.alloc(0));
  const refused = (status: number, code: string, words: string): Response =>
    replaceCorsHeaders(createAuthErrorResponse(status, code, words), request, origins);
  if (!url) return refused(400, 'bad_request', 'The address of the request is not valid');
  if (!api) return refused(503, 'starting', 'The backend is starting');
  if (!body) {
    const response = refused(413, 'request_too_large', 'Request body is larger than 256 KB');
    // Closes the connection after the response, because the client may still be sending a very large body.
    response.headers.set('connection', 'close');
    return response;
  }
  const problem = API.test(url.pathname)
    ? checkRequestLimits(url, incoming.headers, body)
    : undefined;
  if (problem) return refused(problem.status, problem.code, problem.message);
  return handleApiRequest(request, api);
}

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: ALLOWED_METHODS } });
}
