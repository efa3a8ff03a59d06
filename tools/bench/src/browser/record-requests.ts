import type { CDPSession } from '@playwright/test';

/** A request that went over the wire, or was answered from the cache with nothing to transfer. */
export interface RecordedRequest {
  readonly url: string;
  /** As the browser calls it: `Document`, `Script`, `Image`, `Font`, `Fetch`. */
  readonly type: string;
  /** When it was asked for, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** What made the browser ask: the document or a script; undefined where the browser does not say. */
  readonly initiatorUrl: string | undefined;
  /** Headers and compressed body of the answer. */
  readonly bytes: number;
  readonly isFinished: boolean;
  readonly fromCache: boolean;
}

export interface RequestRecorder {
  readonly requests: () => readonly RecordedRequest[];
  /** Resolves once nothing has been under way for so many milliseconds. */
  readonly quiet: (milliseconds: number) => Promise<void>;
}

type Draft = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] };

/** Notes every request of a page from now on. */
export async function recordRequests(session: CDPSession): Promise<RequestRecorder> {
  const drafts = new Map<string, Draft>();
  let changedAt = performance.now();
  const change = (id: string, update: (draft: Draft) => void) => {
    const draft = drafts.get(id);
    if (draft) update(draft);
    changedAt = performance.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    drafts.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      startedAt: wallTime * 1000,
      initiatorUrl: initiator.stack?.callFrames[0]?.url || initiator.url,
      bytes: 0,
      isFinished: false,
      fromCache: false,
    });
    changedAt = performance.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    change(requestId, (draft) => {
      draft.fromCache = true;
    }),
  );
  session.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, (draft) => {
      draft.fromCache ||= response.fromDiskCache ?? false;
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, (draft) => {
      draft.bytes = encodedDataLength;
      draft.isFinished = true;
    }),
  );
  session.on('Network.loadingFailed', ({ requestId }) =>
    change(requestId, (draft) => {
      draft.isFinished = true;
    }),
  );
  await session.send('Network.enable');

  return {
    requests: () => [...drafts.values()],
    quiet: async (milliseconds) => {
      const isQuiet = () =>
        [...drafts.values()].every(({ isFinished }) => isFinished) &&
        performance.now() - changedAt >= milliseconds;
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 25));
    },
  };
}
