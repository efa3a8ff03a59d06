import type { RawData, WebSocket } from 'ws';
import { parseRealtimeMessage, type RealtimeMessage } from './realtime-message.ts';

const LIMITS = {
  /** Maximum milliseconds until a new connection joins a topic. The server closes slower connections. */
  join: 10_000,
  /**
   * Milliseconds without a client message after which the server closes the connection. Pages send a heartbeat every
   * 25 s.
   */
  silence: 75_000,
  /** Maximum number of client messages within `silence` milliseconds. */
  messages: 60,
  /** The maximum number of bytes that the server buffers for a slow client. */
  waitingBytes: 256 * 1024,
  /** The longest delay in milliseconds that Node's setTimeout supports. */
  timer: 2 ** 31 - 1,
};

/** The WebSocket close code 1008 means that the client violated a policy of the server. */
const POLICY = 1008;

/**
 * The WebSocket connection of one page, which receives the live updates of one topic until the access token expires.
 */
export class LiveUpdatesConnection {
  readonly #socket: WebSocket;
  readonly #findTopic: (accessToken: string) => Promise<string | undefined>;
  #topic: string | undefined;
  #deadline: NodeJS.Timeout;
  #expiry: NodeJS.Timeout | undefined;
  #messages = 0;
  #countedSince = Date.now();

  constructor(socket: WebSocket, findTopic: (accessToken: string) => Promise<string | undefined>) {
    this.#socket = socket;
    this.#findTopic = findTopic;
    this.#deadline = setTimeout(() => this.close(), LIMITS.join);
    socket.on('message', (data, isBinary) => {
      this.#receive(data, isBinary).catch((error: unknown) => {
        console.error('A connection for live updates failed:', error);
        this.close();
      });
    });
    // Ignores a WebSocket error, because the event `close` follows it and does the cleanup.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#topic = undefined;
      clearTimeout(this.#deadline);
      clearTimeout(this.#expiry);
    });
  }

  /** Sends a live update if the connection has joined the topic. After the update 'ended', it closes the connection. */
  send(topic: string, update: unknown): void {
    if (topic !== this.#topic) return;
    if (this.#socket.bufferedAmount > LIMITS.waitingBytes) {
      this.#socket.terminate();
      return;
    }
    const payload = { type: 'broadcast', event: 'update', payload: update };
    this.#write({
      joinRef: null,
      ref: null,
      topic: `realtime:${topic}`,
      event: 'broadcast',
      payload,
    });
    if (Object(update).kind === 'ended') this.close();
  }

  close(): void {
    this.#topic = undefined;
    this.#socket.close(POLICY);
    // Terminates the connection if the client does not answer the close frame.
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#socket.terminate(), 1000).unref();
  }

  async #receive(data: RawData, isBinary: boolean): Promise<void> {
    const message = isBinary || this.#isFlooding() ? undefined : parseRealtimeMessage(String(data));
    if (!message) return this.close();
    if (message.event === 'heartbeat') {
      if (this.#topic !== undefined) this.#expectHeartbeat();
      return this.#reply(message, 'ok');
    }
    if (message.event === 'phx_leave') {
      this.#topic = undefined;
      return this.#reply(message, 'ok');
    }
    if (message.event !== 'phx_join' && message.event !== 'access_token') return;
    const token = Object(message.payload).access_token;
    const topic = typeof token === 'string' ? await this.#findTopic(token) : undefined;
    const isAllowed = topic !== undefined && message.topic === `realtime:${topic}`;
    // Joins no topic if the page has disconnected during the topic's lookup.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (isAllowed) {
      this.#topic = topic;
      this.#expectHeartbeat();
      this.#closeAtExpiry(String(token));
      if (message.event === 'phx_join') this.#reply(message, 'ok');
    } else {
      this.#topic = undefined;
      if (message.event === 'phx_join') this.#reply(message, 'error');
      this.close();
    }
  }

  #isFlooding(): boolean {
    const now = Date.now();
    if (now - this.#countedSince > LIMITS.silence) {
      this.#countedSince = now;
      this.#messages = 0;
    }
    this.#messages += 1;
    return this.#messages > LIMITS.messages;
  }

  #expectHeartbeat(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.close(), LIMITS.silence);
  }

  #closeAtExpiry(token: string): void {
    const [, claims = ''] = token.split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    clearTimeout(this.#expiry);
    const left = Math.min(Number(exp) * 1000 - Date.now(), LIMITS.timer);
    this.#expiry = setTimeout(() => this.close(), left);
  }

  #reply({ joinRef, ref, topic }: RealtimeMessage, status: 'ok' | 'error'): void {
    const response = status === 'ok' ? {} : { reason: 'Unauthorized' };
    this.#write({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #write({ joinRef, ref, topic, event, payload }: RealtimeMessage): void {
    this.#socket.send(JSON.stringify([joinRef, ref, topic, event, payload]));
  }
}
