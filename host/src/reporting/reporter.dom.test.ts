import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportProblem, subscribeToProblems } from '../problems/report.ts';
import { releasesOf, remoteWith, sampleReleases } from '../testing/sample-site.tsx';
import { startErrorReporter } from './reporter.ts';

const site = sampleReleases(releasesOf({ marketing: remoteWith('/about') }));
const sink = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sink.mockReset();
  window.history.replaceState(null, '', '/about');
});

afterEach(() => {
  stop();
  subscribeToProblems(() => {})();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Hides the page, as when the visitor leaves it or switches tabs. */
function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const sentEvents = () => sink.mock.calls.flatMap(([events]) => events);

test('the reporter sends queued and later problems in one batch', () => {
  reportProblem({ kind: 'rejection', error: 'early' });
  stop = startErrorReporter(site, sink);
  reportProblem({ kind: 'rejection', error: 'late' });
  vi.advanceTimersByTime(3_000);
  expect(sink).toHaveBeenCalledOnce();
  expect(sentEvents()).toMatchObject([
    { message: 'early', route: '/about' },
    { message: 'late', route: '/about' },
  ]);
});

test('the reporter sends problems immediately when the page is hidden', () => {
  stop = startErrorReporter(site, sink);
  reportProblem({ kind: 'rejection', error: 'broken' });
  hide();
  expect(sentEvents()).toMatchObject([{ message: 'broken' }]);
});

test('an error that was reported twice is sent once, as the kind of its first report', () => {
  stop = startErrorReporter(site, sink);
  const error = new Error('gone');
  reportProblem({ kind: 'load-failed', error });
  reportProblem({ kind: 'render-error', error });
  hide();
  expect(sentEvents()).toMatchObject([{ kind: 'load-failed' }]);
});

test('the cleanup of the reporter sends the collected events and stops the reporter', () => {
  stop = startErrorReporter(site, sink);
  reportProblem({ kind: 'rejection', error: 'before' });
  stop();
  reportProblem({ kind: 'rejection', error: 'after' });
  hide();
  expect(sentEvents()).toMatchObject([{ message: 'before' }]);
});

test('one in ten visits without problems sends web vitals, and the other visits send nothing', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  stop = startErrorReporter(site, sink);
  hide();
  expect(sink).not.toHaveBeenCalled();
});
