import type { CDPSession } from '@playwright/test';

export interface RecordedRequest {
  readonly url: string;
  /** Resource type of the DevTools protocol, such as `Document`, `Script`, `Image`, `Font` or `Fetch`. */
  readonly type: string;
  /** Start time of the request, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** URL of the document or script that caused the request. Undefined if the browser does not report the URL. */
  readonly initiatorUrl: string | undefined;
  /** Transferred bytes of the headers and the compressed body. Zero for a cached or unfinished response. */
  readonly bytes: number;
}

export interface RequestRecorder {
  readonly requests: () => readonly RecordedRequest[];
  /** Waits until the page has had no pending request for the given number of milliseconds. */
  readonly quiet: (milliseconds: number) => Promise<void>;
}

/** Records every later request of a page. */
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

export function sumTransferredBytes(requests: readonly RecordedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
