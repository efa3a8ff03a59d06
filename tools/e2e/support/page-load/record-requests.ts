import type { CDPSession } from '@playwright/test';

export interface RecordedRequest {
  readonly url: string;
  /** As the browser calls it: `Document`, `Script`, `Image`, `Font`, `Fetch`. */
  readonly type: string;
  /** When it was asked for, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** What made the browser ask: the document or a script; undefined where the browser does not say. */
  readonly initiatorUrl: string | undefined;
  /** Headers and compressed body of the answer: 0 until it is there, and from the cache. */
  readonly bytes: number;
}

export interface RequestRecorder {
  readonly requests: () => readonly RecordedRequest[];
  /** Resolves once nothing has been under way for so many milliseconds. */
  readonly quiet: (milliseconds: number) => Promise<void>;
}

/** Records every request of a page from now on. */
export async function recordRequests(session: CDPSession): Promise<RequestRecorder> {
  const requests = new Map<string, RecordedRequest>();
  const pending = new Set<string>();
  let changedAt = performance.now();

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      startedAt: wallTime * 1000,
      initiatorUrl: initiator.stack?.callFrames[0]?.url || initiator.url,
      bytes: 0,
    });
    pending.add(requestId);
    changedAt = performance.now();
  });
  const end = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (request) requests.set(requestId, { ...request, bytes });
    pending.delete(requestId);
    changedAt = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');

  return {
    requests: () => [...requests.values()],
    quiet: async (milliseconds) => {
      while (pending.size > 0 || performance.now() - changedAt < milliseconds) {
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
  };
}

export function totalBytes(requests: readonly RecordedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
