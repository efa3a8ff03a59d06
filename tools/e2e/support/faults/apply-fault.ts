import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NetworkFault } from './fault.ts';
import { createSeededRandom } from './random.ts';
import type { WaitUntilDocumentShown } from './shown-document.ts';

/** A complete HTTP response from a server. */
export interface ProxyResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const page = Buffer.from(
  '<!doctype html><title>Welcome</title><h1>Please log in to this network</h1>',
);

/** Number of body chunks per second on a connection with limited bandwidth. */
const portionsPerSecond = 10;

/** Delay in milliseconds that is longer than any time-out of the site. */
const timeoutMs = 60_000;

/** True if the network fault delays the end of the response beyond every time-out of the site. */
export function isEndlessResponse(fault: NetworkFault, { body }: ProxyResponse): boolean {
  return (
    fault.kind === 'silence' || (fault.kind === 'drip' && body.length * fault.pause > timeoutMs)
  );
}

/**
 * Sends a response with a network fault to the browser.
 * @param untilShown waits until the browser shows the start of an HTML document, before the fault breaks the
 * connection.
 */
export async function respondWithFault(
  fault: NetworkFault,
  answer: ProxyResponse,
  response: ServerResponse,
  untilShown: WaitUntilDocumentShown = async () => {},
): Promise<void> {
  const { body } = answer;
  switch (fault.kind) {
    case 'latency':
      await sleep(fault.delay);
      return sendResponse(answer, response);
    case 'jitter': {
      const { integer } = createSeededRandom(fault.seed);
      return sendInParts(answer, response, Math.ceil(body.length / 5), () =>
        integer(0, fault.most),
      );
    }
    case 'bandwidth': {
      const portion = Math.ceil(fault.bytesPerSecond / portionsPerSecond);
      return sendInParts(answer, response, portion, () => 1000 / portionsPerSecond);
    }
    case 'reset before headers':
      return reset(response);
    case 'reset in the body':
      await sendBeginning(answer, response, fault.after);
      await untilShown();
      return reset(response);
    case 'short body':
      await sendBeginning(answer, response, fault.after);
      await untilShown();
      response.socket?.end();
      return;
    case 'truncated':
      return sendResponse({ ...answer, body: beginning(body, fault.after) }, response);
    case 'corrupted':
      return sendResponse({ ...answer, body: corrupt(body, fault.every) }, response);
    case 'wrong type':
      return sendResponse(withHeaders(answer, { 'content-type': fault.contentType }), response);
    case 'status':
      return sendResponse(
        {
          ...replaceBody(answer, 'The server has a problem.\n', 'text/plain'),
          status: fault.status,
        },
        response,
      );
    case 'page instead':
      return sendResponse({ ...replaceBody(answer, page, 'text/html'), status: 200 }, response);
    case 'drip':
      return sendInParts(answer, response, 1, () => fault.pause);
    case 'silence':
    case 'refused':
    case 'unknown host':
      return;
  }
}

export function sendResponse(
  { status, headers, body }: ProxyResponse,
  response: ServerResponse,
): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

async function sendInParts(
  { status, headers, body }: ProxyResponse,
  response: ServerResponse,
  size: number,
  pause: () => number,
): Promise<void> {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  for (let start = 0; start < body.length && !response.destroyed; start += size) {
    await sleep(pause());
    response.write(body.subarray(start, start + size));
  }
  response.end();
}

/** Sends only the start of a response body, with the HTTP headers of the full body. */
async function sendBeginning(
  answer: ProxyResponse,
  response: ServerResponse,
  fraction: number,
): Promise<void> {
  const { status, headers, body } = answer;
  response.writeHead(status, { ...headers, 'content-length': body.length });
  await new Promise((resolve) => response.write(beginning(body, fraction), resolve));
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

function beginning(body: Buffer, fraction: number): Buffer {
  return body.subarray(0, Math.floor(body.length * fraction));
}

function corrupt(body: Buffer, every: number): Buffer {
  const copy = Buffer.from(body);
  const step = Math.min(every, Math.max(1, Math.floor(copy.length / 2)));
  for (let at = step - 1; at < copy.length; at += step) copy[at] = (copy[at] ?? 0) ^ 0x15;
  return copy;
}

function replaceBody(
  answer: ProxyResponse,
  body: string | Buffer,
  contentType: string,
): ProxyResponse {
  const plain = withHeaders(answer, {
    'content-type': contentType,
    'content-encoding': undefined,
    'cache-control': 'no-store',
  });
  return { ...plain, body: Buffer.from(body) };
}

function withHeaders(answer: ProxyResponse, headers: ProxyResponse['headers']): ProxyResponse {
  const all = Object.entries({ ...answer.headers, ...headers });
  return { ...answer, headers: Object.fromEntries(all.filter(([, value]) => value !== undefined)) };
}
