import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args: {
    readonly beginData?: { readonly frame?: string };
    readonly elementCount?: number;
  };
}

/** Returns the number of elements whose style Chromium recalculates while `work` runs. */
export async function countStyleRecalculations(
  page: Page,
  work: () => Promise<unknown>,
): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const events = await trace(devtools, work);
  return events
    .filter(({ name, args }) => name === 'UpdateLayoutTree' && isOf(frameTree.frame.id, args))
    .reduce((sum, { args: { elementCount = 0 } }) => sum + elementCount, 0);
}

const isOf = (frame: string, { beginData }: TraceEvent['args']) => beginData?.frame === frame;

async function trace(
  devtools: CDPSession,
  work: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  // Parses the trace values as objects, although Playwright's types declare them as strings.
  const collect = ({ value }: { readonly value: unknown }) =>
    events.push(...(value as readonly TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  return events;
}
