import type { MetricType } from 'web-vitals';
import type { ProblemWithPath } from '../problems/problem.ts';
import { subscribeToProblems } from '../problems/report.ts';
import type { ClientErrorEvent, SendEventsFunction } from './client-event.ts';
import { createErrorEventCollector } from './collect-events.ts';
import { describeProblem } from './describe-problem.ts';
import { getEventLocation, type ReleaseVersionFinder } from './event-location.ts';
import { sendEventsToBackend } from './send-to-backend.ts';
import { measureWebVitals } from './watch-vitals.ts';

/** The build replaces `process.env.NODE_ENV` with the build mode, for example `development`. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** In development, the reporter logs events to the console and does not send them. */
const printToConsole: SendEventsFunction = (events) => {
  console.debug('Error events that the reporter would send in production:', events);
};

const defaultSend = process.env.NODE_ENV === 'development' ? printToConsole : sendEventsToBackend;

/** The share of visits (0 to 1) that send web vitals. */
const measuredShare = 0.1;

/** The maximum web vitals value that the database table accepts, in milliseconds. */
const maxVital = 3_600_000;

/**
 * Starts the error reporter, which sends problems in batches, and web vitals when the visit ends.
 * @returns a function that stops the reporter.
 */
export function startErrorReporter(
  releases: ReleaseVersionFinder,
  sink: SendEventsFunction = defaultSend,
): () => void {
  const { add, flush } = createErrorEventCollector(sink);
  const stopReceiving = subscribeToProblems(
    dedupeByError((problem) => {
      const event = describeProblem(problem, releases);
      if (event) add(event);
    }),
  );

  const { pathname } = location;
  const takeVitals = Math.random() < measuredShare ? measureWebVitals() : () => [];
  // This listener runs after that of the web vitals library, which uses the capture phase.
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') return;
    for (const vital of takeVitals())
      add({ ...describeVital(vital), ...getEventLocation(releases, pathname) });
    flush();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    stopReceiving();
    document.removeEventListener('visibilitychange', onVisibilityChange);
    flush();
  };
}

/** Returns true for the second report of an error. A page whose code failed to load fails again when it renders. */
function dedupeByError(
  receive: (problem: ProblemWithPath) => void,
): (problem: ProblemWithPath) => void {
  const known = new WeakSet<object>();
  return (problem) => {
    const error = 'error' in problem ? problem.error : undefined;
    if (typeof error === 'object' && error !== null) {
      if (known.has(error)) return;
      known.add(error);
    }
    receive(problem);
  };
}

function describeVital({ name, value, rating, navigationType }: MetricType) {
  return {
    kind: 'web-vital',
    message: name,
    detail: { value: Math.min(Number(value.toFixed(3)), maxVital), rating, navigationType },
  } as const satisfies Partial<ClientErrorEvent>;
}
